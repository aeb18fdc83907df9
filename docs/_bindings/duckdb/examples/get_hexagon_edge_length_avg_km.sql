SELECT round(h3_get_hexagon_edge_length_avg(7, 'km'), 6);
