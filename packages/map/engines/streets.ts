import mapboxgl from 'mapbox-gl';
import {loadStylesheet} from '../stylesheet';
import type {MapHandle, MapOptions} from '../types';
import {fullScreenOf, wholeEarth} from '../view';
import {createSurface, type SharedMap} from './gl';
import {loaded} from './loaded';

const STYLES = {light: 'mapbox://styles/mapbox/streets-v12', dark: 'mapbox://styles/mapbox/dark-v11'} as const;
/** How long Mapbox may take to answer before the embedded map is shown instead, in milliseconds. */
const PATIENCE = 15_000;

/** The street map for the site's access token: what the generated module `h3-map-streets` exports. */
export function streetsWith(token: string): (options: MapOptions) => Promise<MapHandle> {
  return (options) => startStreets(token, options);
}

/**
 * Starts mapbox-gl with its streets.
 *
 * @throws when Mapbox refuses the token or does not answer, or WebGL is missing
 */
async function startStreets(token: string, options: MapOptions): Promise<MapHandle> {
  await loadStylesheet(new URL('h3-map-data/mapbox-gl.stylesheet', import.meta.url));
  const view = options.view ?? wholeEarth(options.container);
  const map = new mapboxgl.Map({
    container: options.container,
    accessToken: token,
    style: STYLES[options.dark ? 'dark' : 'light'],
    projection: options.flat ? 'mercator' : 'globe',
    center: [view.lng, view.lat],
    zoom: view.zoom,
    maxZoom: 20,
    boxZoom: false,
    cooperativeGestures: true,
    // Turns off all reports that the service doesn't require.
    collectResourceTiming: false,
    performanceMetricsCollection: false,
    locale: {'Map.Title': options.label},
  });
  map.addControl(new mapboxgl.NavigationControl({visualizePitch: false}), 'top-right');
  map.addControl(new mapboxgl.FullscreenControl({container: fullScreenOf(options)}), 'top-right');
  await loaded(map, {ms: PATIENCE, error: 'Mapbox does not answer'});
  const parts = {
    // Its own labels lie in many layers; data is drawn over all of them.
    labels: undefined,
    setFlat: (flat: boolean) => {
      map.setProjection(flat ? 'mercator' : 'globe');
    },
    // Its colors are those of its style, which is chosen when the map starts.
    setBase: () => undefined,
  };
  // It has all these methods, with types of its own.
  const shared = map satisfies Pick<mapboxgl.Map, keyof SharedMap> as unknown as SharedMap;
  return {...createSurface(shared, parts, options), fixedColors: true};
}
