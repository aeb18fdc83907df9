// example: nodraw
return h3.getPentagons(3);
