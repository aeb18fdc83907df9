import {translate} from '@docusaurus/Translate';
import {folder, missing} from 'h3-map-tiles';
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
import type {MapTile, TiledScale} from '@h3-docs/base/contracts/mapTiles';
import {fetchJson} from '@h3-docs/base/fetch';
import {attribution} from '../basemap';
import {bareBasemap, type BasemapKind} from '../basemapFeatures';
import {followView} from '../detail';
import {loadStylesheet} from '../stylesheet';
import type {MapColors, MapHandle, MapOptions} from '../types';
import {fullScreenOf, wholeEarth} from '../view';
import {createSurface, viewportOf} from './gl';
import {loaded} from './loaded';

const LABELS = 'city-names';

/** The fonts of the names, drawn on the reader's machine: the style names no glyph server. */
const FONTS = ['Segoe UI', 'system-ui', 'sans-serif'];

/**
 * An expression with one value for zoomed-out views and another for close views. The finest coasts are off by up to a
 * kilometer, so close views show no coasts: land and sea get one color, and the lines disappear.
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
  const bare = bareBasemap();
  return {
    version: 8,
    projection: {type: flat ? 'mercator' : 'globe'},
    sources: {
      basemap: {type: 'geojson', data: bare.land, attribution},
      cities: {type: 'geojson', data: bare.cities},
    },
    layers: [
      {id: 'sea', type: 'background', paint: {'background-color': seaColor(colors)}},
      {
        id: 'land',
        type: 'fill',
        ...ofBasemap('land'),
        // The coast is drawn over its edge; neighboring tiles meet without a seam.
        paint: {'fill-color': colors.land, 'fill-antialias': false},
      },
      {
        id: 'coast',
        type: 'line',
        ...ofBasemap('coast'),
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
          'symbol-sort-key': ['get', 'order'],
          'text-padding': 8,
        },
        paint: {
          'text-color': colors.ink,
          'text-halo-color': colors.ground,
          // Cells lie under the names: their outlines must not cross a letter.
          'text-halo-width': 2.2,
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
  showBasemap(map);
  const parts = {
    labels: LABELS,
    setFlat: (flat: boolean) => {
      map.setProjection({type: flat ? 'mercator' : 'globe'});
    },
    setBase: (colors: MapColors) => recolor(map, colors),
  };
  return createSurface(map, parts, options);
}

/** Shows land, borders, and the names of cities in the detail that the view needs, as the reader moves it. */
function showBasemap(map: GlLibraryMap): void {
  const follow = followView(
    {
      whole: async () => (await import('../wholeBasemap')).wholeBasemap(),
      tile: fetchTile,
      missing,
    },
    async ({land, cities}) => {
      await map.getSource<GeoJSONSource>('basemap')?.setData(land);
      await map.getSource<GeoJSONSource>('cities')?.setData(cities);
    },
  );
  const update = () => {
    const flat = map.getProjection().type === 'mercator';
    follow(map.getZoom(), viewportOf(map, flat)).catch((error: unknown) =>
      console.warn('The basemap could not be loaded', error),
    );
  };
  map.on('move', update);
  update();
}

function fetchTile(scale: TiledScale, number: number): Promise<MapTile> {
  return fetchJson(
    `${__webpack_public_path__}${folder}/${scale}-${number}.json`,
    translate({message: 'The land of the map'}),
  );
}

function recolor(map: GlLibraryMap, colors: MapColors): void {
  map.setPaintProperty('sea', 'background-color', seaColor(colors));
  map.setPaintProperty('land', 'fill-color', colors.land);
  for (const layer of ['coast', 'borders', 'graticule']) map.setPaintProperty(layer, 'line-color', colors.border);
  map.setPaintProperty(LABELS, 'text-color', colors.ink);
  map.setPaintProperty(LABELS, 'text-halo-color', colors.ground);
}
