SELECT round(h3_cell_area('89608b03627ffff', 'm^2'), 3);
