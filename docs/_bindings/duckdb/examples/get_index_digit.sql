SELECT h3_get_index_digit('85be0e37fffffff', 3);
