SELECT h3_is_valid_vertex('2462f5ba87ffffff');
