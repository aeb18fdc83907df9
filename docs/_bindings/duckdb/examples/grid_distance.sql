SELECT h3_grid_distance('8828308703fffff', '88283082a7fffff');
