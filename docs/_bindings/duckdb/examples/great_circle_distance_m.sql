SELECT round(h3_great_circle_distance(48.8606, 2.3376, 48.853, 2.3499, 'm'), 3);
