export {default as ExplorerSection} from './Section';
export {MAX_TEXT_BYTES} from './input/limits';
export type {ReadResult} from './input/types';
export {coverGeometries, polygonAreaKm2, simpleParts} from './model/cover';
export {findSpot, type Spot} from './model/places';
export {useJob} from './useJob';
export {useReading} from './useReading';
