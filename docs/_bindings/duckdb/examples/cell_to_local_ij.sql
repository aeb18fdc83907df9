SELECT h3_cell_to_local_ij('862f5ba8fffffff', '862f5baafffffff');
