// The worked cases of docs/highlights, computed from the rows of static/data.
export {quakeCount, quakesByCell} from './aggregation';
export {flowsBetweenCells, flowTotals, largestImbalance, routeCount, routesWithoutPath} from './flow';
export {citiesNearAirports, distanceWithout, joined} from './joining';
export {fitLate} from './learning';
export {citiesAround, scanCities, searchEverywhere} from './search';
