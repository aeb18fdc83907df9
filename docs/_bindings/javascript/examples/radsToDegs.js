return h3.radsToDegs(0.5);
