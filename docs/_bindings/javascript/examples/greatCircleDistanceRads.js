const quito = [-0.1807, -78.4678]; // Quito
const singapore = [1.3521, 103.8198]; // Singapore
return h3.greatCircleDistance(quito, singapore, h3.UNITS.rads);
