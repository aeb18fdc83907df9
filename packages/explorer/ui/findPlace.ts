/**
 * The code that finds a place by its name, its coordinates, or its index. It is loaded when a reader searches for a
 * place.
 */
export {fetchPlaces} from '@h3-docs/map';
export {readInput} from '../input/read';
export {findSpot} from '../model/places';
