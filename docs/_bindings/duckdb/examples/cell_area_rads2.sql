SELECT round(h3_cell_area('8230e7fffffffff', 'rads^2'), 9);
