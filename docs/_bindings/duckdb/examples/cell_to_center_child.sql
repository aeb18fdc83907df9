SELECT h3_cell_to_center_child('86be0e35fffffff', 8);
