SELECT round(h3_great_circle_distance(35.6812, 139.7671, 34.7025, 135.4959, 'km'), 6);
