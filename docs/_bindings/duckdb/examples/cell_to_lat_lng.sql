SELECT round(h3_cell_to_lat('892f5aad923ffff'), 6) AS lat, round(h3_cell_to_lng('892f5aad923ffff'), 6) AS lng;
