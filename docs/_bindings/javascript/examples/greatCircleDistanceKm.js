const tokyo = [35.6812, 139.7671]; // Tokyo Station
const osaka = [34.7025, 135.4959]; // Osaka Station
return h3.greatCircleDistance(tokyo, osaka, h3.UNITS.km);
