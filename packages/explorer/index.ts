export {default as ExplorerSection} from './Section';
export {coverGeometries, polygonAreaKm2, simpleParts} from './model/cover';
export {findSpot, type Spot} from './model/places';
