SELECT h3_get_directed_edge_destination('1291ec902467ffff');
