SELECT round(h3_great_circle_distance(-0.1807, -78.4678, 1.3521, 103.8198, 'rads'), 9);
