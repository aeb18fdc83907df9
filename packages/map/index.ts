export {default as MapSurface} from './MapSurface';
export {fetchPlaces} from './basemap';
export {fetchLand} from './ground';
export type {
  FeaturesInView,
  LayerContent,
  LayerData,
  LngLatBox,
  MapEvents,
  MapHandle,
  MapView,
  Pointing,
  Viewport,
} from './types';
