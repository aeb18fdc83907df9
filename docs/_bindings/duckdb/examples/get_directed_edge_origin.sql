SELECT h3_get_directed_edge_origin('1291ec902467ffff');
