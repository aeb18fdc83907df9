import type {FeatureCollection} from 'geojson';
import {
  AttributionControl,
  FullscreenControl,
  Map as GlLibraryMap,
  NavigationControl,
  setWorkerUrl,
  type ExpressionSpecification,
  type GeoJSONSource,
  type LineLayerSpecification,
  type StyleSpecification,
} from 'maplibre-gl';
import {
  ALL_CITIES_ZOOM,
  attribution,
  bareBasemap,
  cityFeatures,
  fetchBasemap,
  fetchCities,
  fetchLargeCities,
  scaleFor,
  type BasemapKind,
} from '../basemap';
import {loadStylesheet} from '../stylesheet';
import type {MapColors, MapHandle, MapOptions} from '../types';
import {fullScreenOf, wholeEarth} from '../view';
import {adapt, createSurface} from './gl';
import {loaded} from './loaded';

const EMPTY: FeatureCollection = {type: 'FeatureCollection', features: []};
const LABELS = 'city-names';

/** The fonts of the names, drawn on the reader's machine: the style names no glyph server. */
const FONTS = ['Segoe UI', 'system-ui', 'sans-serif'];

/**
 * One value far away, another one close by. The finest coasts are off by up to a kilometer, and a wrong coast is worse
 * than none: land and sea become one ground, and the lines disappear.
 */
function byCloseness(far: string | number, near: string | number): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], 11.5, far, 12.5, near];
}

/** What is under land: the sea, until the view is too small to tell them apart. */
function seaColor({sea, land}: MapColors): ExpressionSpecification {
  return byCloseness(sea, land);
}

/** The part of the basemap's source that a layer draws. */
function ofBasemap(kind: BasemapKind) {
  return {source: 'basemap', filter: ['==', ['get', 'kind'], kind]} satisfies Partial<LineLayerSpecification>;
}

function style(colors: MapColors, flat: boolean): StyleSpecification {
  return {
    version: 8,
    projection: {type: flat ? 'mercator' : 'globe'},
    sources: {
      basemap: {type: 'geojson', data: bareBasemap(), attribution},
      cities: {type: 'geojson', data: EMPTY},
    },
    layers: [
      {id: 'sea', type: 'background', paint: {'background-color': seaColor(colors)}},
      {
        id: 'land',
        type: 'fill',
        ...ofBasemap('land'),
        // The coast is drawn over its edge.
        paint: {'fill-color': colors.land, 'fill-antialias': false},
      },
      {
        id: 'coast',
        type: 'line',
        ...ofBasemap('land'),
        paint: {'line-color': colors.border, 'line-width': 0.8, 'line-opacity': byCloseness(1, 0)},
      },
      {
        id: 'borders',
        type: 'line',
        ...ofBasemap('border'),
        paint: {
          'line-color': colors.border,
          'line-width': 0.8,
          'line-dasharray': [3, 2],
          'line-opacity': byCloseness(1, 0),
        },
      },
      {
        id: 'graticule',
        type: 'line',
        ...ofBasemap('graticule'),
        paint: {'line-color': colors.border, 'line-width': 0.5, 'line-opacity': 0.45},
      },
      {
        id: LABELS,
        type: 'symbol',
        source: 'cities',
        filter: ['>=', ['zoom'], ['get', 'from']],
        layout: {
          'text-field': ['get', 'name'],
          'text-font': FONTS,
          'text-size': ['interpolate', ['linear'], ['zoom'], 1, 10.5, 8, 14],
          'symbol-sort-key': ['get', 'rank'],
          'text-padding': 8,
        },
        paint: {
          'text-color': colors.ink,
          'text-halo-color': colors.ground,
          'text-halo-width': 1.4,
          'text-opacity': 0.85,
        },
      },
    ],
  };
}

/**
 * Starts MapLibre GL with the basemap that ships with the site. No request leaves the site.
 *
 * @throws when WebGL 2 is missing or fails
 */
export async function startEmbedded(options: MapOptions): Promise<MapHandle> {
  await loadStylesheet(new URL('h3-map-data/maplibre-gl.stylesheet', import.meta.url));
  setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
  const view = options.view ?? wholeEarth(options.container);
  const map = new GlLibraryMap({
    container: options.container,
    style: style(options.colors, options.flat),
    center: [view.lng, view.lat],
    zoom: view.zoom,
    maxZoom: 20,
    attributionControl: false,
    boxZoom: false,
    // The page scrolls past the map: the wheel zooms with Ctrl, and two fingers move it.
    cooperativeGestures: true,
    fadeDuration: options.animate ? 200 : 0,
    locale: {'Map.Title': options.label},
  });
  map.addControl(new AttributionControl({compact: true, customAttribution: []}));
  map.addControl(new NavigationControl({visualizePitch: false}), 'top-right');
  map.addControl(new FullscreenControl({container: fullScreenOf(options)}), 'top-right');
  await loaded(map);
  detail(map);
  return createSurface(
    adapt(map, {
      labels: LABELS,
      setFlat: (flat) => {
        map.setProjection({type: flat ? 'mercator' : 'globe'});
      },
      setBase: (colors) => recolor(map, colors),
    }),
    options,
  );
}

/**
 * Fetches land and borders in the scale that the zoom needs, and the cities whose names it shows: finer and more of them
 * as the reader gets closer.
 */
function detail(map: GlLibraryMap): void {
  let shown = -1;
  const update = async () => {
    const scale = scaleFor(map.getZoom());
    if (scale <= shown) return;
    shown = scale;
    const basemap = await fetchBasemap(scale);
    // A finer scale may have come first.
    if (scale < shown) return;
    await map.getSource<GeoJSONSource>('basemap')?.setData(basemap);
  };
  const report = (error: unknown) => console.warn('The basemap could not be loaded', error);
  update().catch(report);
  let named: 'none' | 'large' | 'all' = 'none';
  const name = async () => {
    const wanted = map.getZoom() < ALL_CITIES_ZOOM ? 'large' : 'all';
    if (named === 'all' || named === wanted) return;
    named = wanted;
    const cities = await (wanted === 'all' ? fetchCities() : fetchLargeCities());
    // The file of all cities may have come first.
    if (named === wanted) await map.getSource<GeoJSONSource>('cities')?.setData(cityFeatures(cities));
  };
  name().catch(report);
  map.on('zoomend', () => {
    update().catch(report);
    name().catch(report);
  });
}

function recolor(map: GlLibraryMap, colors: MapColors): void {
  map.setPaintProperty('sea', 'background-color', seaColor(colors));
  map.setPaintProperty('land', 'fill-color', colors.land);
  for (const layer of ['coast', 'borders', 'graticule']) map.setPaintProperty(layer, 'line-color', colors.border);
  map.setPaintProperty(LABELS, 'text-color', colors.ink);
  map.setPaintProperty(LABELS, 'text-halo-color', colors.ground);
}
