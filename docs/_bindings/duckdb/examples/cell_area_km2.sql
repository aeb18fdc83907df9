SELECT round(h3_cell_area('88075dd4bdfffff', 'km^2'), 6);
