SELECT h3_latlng_to_cell_string(37.7955, -122.3937, 9);
