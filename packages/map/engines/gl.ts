import type {FeatureCollection} from 'geojson';
import type {GeoJSONSource, Map as GlMap, MapMouseEvent} from 'maplibre-gl';
import {angle, wrapDegrees} from '@h3-docs/grid/h3/sphere';
import {splitCaps} from '../caps';
import {dataLayers} from '../layers';
import {
  layerNames,
  type FeaturesInView,
  type LayerContent,
  type LayerName,
  type LngLatBox,
  type MapColors,
  type MapHandle,
  type MapOptions,
  type MapView,
  type Pointing,
  type Viewport,
} from '../types';
import {EARTH_PX} from '@h3-docs/base/contracts/webMap';
import {createCapOverlay} from './cap-overlay';

type Properties = Readonly<Record<string, unknown>>;

/**
 * The part of the two engines' maps that is the same, as far as the surface uses it, with the types of MapLibre. Layers and
 * paint are built in `layers.ts`.
 */
export type SharedMap = Pick<
  GlMap,
  | 'addLayer'
  | 'addSource'
  | 'easeTo'
  | 'fitBounds'
  | 'getCenter'
  | 'getContainer'
  | 'getSource'
  | 'getZoom'
  | 'jumpTo'
  | 'on'
  | 'project'
  | 'queryRenderedFeatures'
  | 'remove'
  | 'setLayoutProperty'
  | 'setPaintProperty'
  | 'unproject'
>;

/** What a fitted view leaves free at each side, in pixels. */
interface Padding {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The differences between the engines. */
interface EngineParts {
  /** The layer under which data is drawn, so that its labels stay on top. */
  readonly labels: string | undefined;
  setFlat(flat: boolean): void;
  setBase(colors: MapColors, dark: boolean): void;
}

/** How far shapes may be simplified, in pixels. Cells are not: the engines would drop those that are small. */
const SHAPE_TOLERANCE = 0.2;

/**
 * How much of its surroundings a tile has, in pixels: more than half of the widest line, and the radius of a dot. With the
 * 128 of the libraries, each tile has twice as many cells.
 */
const BUFFER_PX = 16;

const EMPTY: FeatureCollection = {type: 'FeatureCollection', features: []};
const HIT_REACH = 5;
const HIT_LAYERS = (['input', 'selection'] as const).flatMap((name) => [`${name}-line`, `${name}-point`]);
const SHAPE_LAYERS = ['fill', 'line', 'dot', 'point'].map((part) => `shapes-${part}`);

/** Puts the data layers on a loaded map and joins its events to its owner. */
export function createSurface(map: SharedMap, parts: EngineParts, options: MapOptions): MapHandle {
  const container = map.getContainer();
  let flat = options.flat;
  const report = () => options.events.moved(viewOf(map), viewportOf(map, flat));
  /** The properties of what is drawn near a point, the topmost first. */
  const hits = ({x, y}: MapMouseEvent['point'], names: readonly string[]): readonly Properties[] =>
    map
      .queryRenderedFeatures(
        [
          [x - HIT_REACH, y - HIT_REACH],
          [x + HIT_REACH, y + HIT_REACH],
        ],
        {layers: [...names]},
      )
      .map(({properties}) => properties);
  const pointing = (event: MapMouseEvent): Pointing => {
    const shape = hits(event.point, SHAPE_LAYERS).find((properties) => 'shape' in properties)?.shape;
    return {
      lat: event.lngLat.lat,
      lng: wrapDegrees(event.lngLat.lng),
      hits: hits(event.point, HIT_LAYERS).flatMap(({kind, index}) =>
        kind === 'edge' || kind === 'vertex' ? [String(index)] : [],
      ),
      ...(typeof shape === 'string' && {shape}),
    };
  };

  const layers = dataLayers(options.colors);
  const show = (id: string, shown: boolean) => map.setLayoutProperty(id, 'visibility', shown ? 'visible' : 'none');
  for (const name of layerNames) {
    const tolerance = name === 'shapes' ? SHAPE_TOLERANCE : 0;
    map.addSource(name, {type: 'geojson', data: EMPTY, maxzoom: 20, buffer: BUFFER_PX, tolerance});
  }
  for (const layer of layers) {
    // A label must not hide a point, which may be all that is seen of the data.
    map.addLayer(layer as never, layer.type === 'circle' ? undefined : parts.labels);
    // An engine pays for a layer without data too, in every frame.
    show(layer.id, false);
  }
  const caps = createCapOverlay(map, options.colors, flat);
  map.on('render', () => caps.draw());
  // Tests and benchmarks wait for this: all data is drawn, nothing moves.
  map.on('idle', () => {
    container.dataset.still = 'true';
  });
  map.on('click', (event) => options.events.clicked(pointing(event), event.originalEvent.shiftKey));
  map.on('mousemove', (event) => options.events.hovered(pointing(event)));
  map.on('mouseout', () => options.events.hovered(undefined));
  /** The box that the view was fitted to, until the reader moves the map. */
  let fitted: LngLatBox | undefined;
  const fit = () => {
    if (fitted) map.fitBounds([...fitted], {padding: fitMargin(container), maxZoom: 18, animate: false});
  };
  for (const type of ['pointerdown', 'wheel', 'keydown'] as const)
    container.addEventListener(type, () => (fitted = undefined), {passive: true});
  map.on('resize', fit);
  let drawing = false;
  map.on('dblclick', (event) => {
    if (drawing) event.preventDefault();
  });
  /** The data of each layer, and the part of it that the engine has. */
  const contents = new Map<LayerName, FeaturesInView>();
  const drawn = new Map<LayerName, FeatureCollection>();
  const draw = (name: LayerName, data: FeatureCollection) => {
    if (drawn.get(name) === data) return;
    drawn.set(name, data);
    delete container.dataset.still;
    const split = splitCaps(data);
    caps.set(name, split.caps);
    void map.getSource<GeoJSONSource>(name)?.setData(split.engine);
    for (const {id, source} of layers) {
      if (source === name) show(id, split.engine.features.length > 0);
    }
  };
  const drawInView = (name: LayerName, content: FeaturesInView) =>
    draw(name, content.inView(viewOf(map), viewportOf(map, flat)));
  map.on('moveend', () => {
    report();
    for (const [name, content] of contents) drawInView(name, content);
  });
  report();

  return {
    setLayer: (name: LayerName, content: LayerContent) => {
      if ('inView' in content) {
        contents.set(name, content);
        drawInView(name, content);
      } else {
        contents.delete(name);
        draw(name, content);
      }
    },
    setColors: (colors: MapColors, dark: boolean) => {
      caps.setColors(colors);
      parts.setBase(colors, dark);
      for (const {id, paint} of dataLayers(colors)) {
        for (const [property, value] of Object.entries(paint))
          map.setPaintProperty(id, property as never, value as never);
      }
    },
    setFlat: (next: boolean) => {
      flat = next;
      caps.setFlat(flat);
      parts.setFlat(flat);
      report();
    },
    look: ({lat, lng, zoom}, smooth) => {
      fitted = undefined;
      map[smooth && options.animate ? 'easeTo' : 'jumpTo']({center: [lng, lat], zoom});
    },
    fit: (box) => {
      fitted = box;
      fit();
    },
    setDrawing: (next) => {
      drawing = next;
      container.toggleAttribute('data-drawing', next);
    },
    destroy: () => map.remove(),
  };
}

/** Two rows of buttons and sources that narrow maps have below, in CSS pixels. */
const ROWS_BELOW = 104;

/** A fitted view keeps some of the surroundings in sight, and stays clear of the buttons above and below. */
export function fitMargin({clientWidth, clientHeight}: Pick<HTMLElement, 'clientWidth' | 'clientHeight'>): Padding {
  const beside = 0.1 * clientWidth;
  const above = 0.22 * clientHeight;
  const below = Math.min(Math.max(above, ROWS_BELOW), 0.38 * clientHeight);
  return {top: above, bottom: below, left: beside, right: beside};
}

function viewOf(map: SharedMap): MapView {
  const {lng, lat} = map.getCenter();
  return {lat, lng: wrapDegrees(lng), zoom: map.getZoom()};
}

/** The circle around the center that holds everything in sight. */
export function viewportOf(map: SharedMap, flat: boolean): Viewport {
  const {lng, lat} = map.getCenter();
  const {clientWidth: width, clientHeight: height} = map.getContainer();
  const degreesWide = (360 * width) / (EARTH_PX * 2 ** map.getZoom());
  if (flat && degreesWide >= 180) return {lat, lng: wrapDegrees(lng), radius: 180};
  const corners: [number, number][] = [
    [0, 0],
    [width / 2, 0],
    [width, 0],
    [width, height / 2],
    [width, height],
    [width / 2, height],
    [0, height],
    [0, height / 2],
  ];
  const radius = corners.reduce((most, corner) => {
    const seen = map.unproject(corner);
    return Math.max(most, angle([lng, lat], [seen.lng, seen.lat]));
  }, 0);
  return {lat, lng: wrapDegrees(lng), radius: flat ? radius : Math.min(90, radius)};
}
