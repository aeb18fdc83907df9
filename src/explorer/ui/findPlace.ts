/** What finds a place by its name, its coordinates, or its index: loaded when a reader asks for one. */
export {fetchCities} from '../../map/basemap';
export {readInput} from '../input/read';
export {findSpot} from '../model/places';
