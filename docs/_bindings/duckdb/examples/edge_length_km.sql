SELECT round(h3_edge_length('117589c99effffff', 'km'), 6);
