SELECT round(h3_edge_length('115283473fffffff', 'rads'), 9);
