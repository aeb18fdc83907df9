export {default as MapSurface} from './MapSurface';
export {fetchCities, fetchPlaces, fetchTopology} from './basemap';
export {fetchGround} from './ground';
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
