SELECT round(h3_get_hexagon_edge_length_avg(10, 'm'), 6);
