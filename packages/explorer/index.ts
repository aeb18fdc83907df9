export {default as ExplorerSection} from './Section';
export {findSpot, type Spot} from './model/places';
