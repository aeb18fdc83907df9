// The Gateway of India, Mumbai
return h3.cellArea('89608b03627ffff', h3.UNITS.m2);
