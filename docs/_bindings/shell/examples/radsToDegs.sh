h3 radsToDegs -r 0.5
