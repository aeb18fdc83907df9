export {largestCities, namedPlaces, topologyOf} from './basemap';
export {default as mapPlugin} from './plugin';
export {mapTiles} from './tiles';
export {readToken} from './token';
