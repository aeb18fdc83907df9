SELECT round(h3_edge_length('1191f1d48863ffff', 'm'), 6);
