SELECT h3_cell_to_vertex('862f5ba8fffffff', 0);
