SELECT round(h3_get_hexagon_area_avg(9, 'm^2'), 3);
