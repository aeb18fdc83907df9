SELECT round(h3_get_hexagon_area_avg(6, 'km^2'), 6);
