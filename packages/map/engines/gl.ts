import type {FeatureCollection} from 'geojson';
import {angle, wrapDegrees} from '@h3-docs/grid/h3/sphere';
import {splitCaps} from '../caps';
import {dataLayers, type DataLayer} from '../layers';
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

interface PixelPoint {
  readonly x: number;
  readonly y: number;
}

interface Degrees {
  readonly lng: number;
  readonly lat: number;
}

/** A mouse event of either engine. */
export interface GlPointerEvent {
  readonly point: PixelPoint;
  readonly lngLat: Degrees;
  readonly originalEvent: {readonly shiftKey: boolean};
  /** Keeps the map's own reaction away: moving, or zooming at a double click. */
  preventDefault(): void;
}

/** What the pointer does on a map. */
type PointerEventName = 'click' | 'dblclick' | 'mousemove' | 'mouseout';

/** A source of GeoJSON of either engine. */
interface DataSource {
  setData(data: FeatureCollection): unknown;
}

type Properties = Readonly<Record<string, unknown>>;

/** The part of the two engines' maps that is the same, as far as the surface uses it. */
interface LibraryMap {
  getContainer(): HTMLElement;
  addSource(
    id: string,
    source: {type: 'geojson'; data: FeatureCollection; maxzoom: number; buffer: number; tolerance: number},
  ): unknown;
  getSource(id: string): object | undefined;
  addLayer(layer: never, before?: string): unknown;
  setPaintProperty(layer: string, property: never, value: never): unknown;
  setLayoutProperty(layer: string, property: 'visibility', value: 'visible' | 'none'): unknown;
  unproject(point: [number, number]): Degrees;
  project(position: [number, number]): PixelPoint;
  getCenter(): Degrees;
  getZoom(): number;
  easeTo(options: {center: [number, number]; zoom: number}): unknown;
  jumpTo(options: {center: [number, number]; zoom: number}): unknown;
  fitBounds(
    bounds: [number, number, number, number],
    options: {padding: Padding; maxZoom: number; animate: boolean},
  ): unknown;
  queryRenderedFeatures(
    box: [[number, number], [number, number]],
    options: {layers: string[]},
  ): readonly {readonly properties: Properties | null}[];
  on(type: PointerEventName, listener: (event: GlPointerEvent) => void): unknown;
  on(type: 'moveend' | 'render' | 'idle' | 'resize', listener: () => void): unknown;
  remove(): void;
}

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

/** What the surface needs of a map. */
export interface GlMap extends EngineParts {
  readonly container: HTMLElement;
  addSource(id: string, data: FeatureCollection): void;
  setData(id: string, data: FeatureCollection): void;
  addLayer(layer: DataLayer, before: string | undefined): void;
  setPaint(layer: string, property: string, value: unknown): void;
  show(layer: string, shown: boolean): void;
  unproject(point: readonly [number, number]): Degrees;
  project(position: readonly [number, number]): PixelPoint;
  center(): Degrees;
  zoom(): number;
  ease(view: MapView, smooth: boolean): void;
  fit(box: LngLatBox, padding: Padding, maxZoom: number): void;
  /** The properties of what is drawn within some pixels of a point, the topmost first. */
  hits(point: PixelPoint, reach: number, layers: readonly string[]): readonly Properties[];
  onPointer(type: PointerEventName, listener: (event: GlPointerEvent) => void): void;
  onMove(listener: () => void): void;
  onRender(listener: () => void): void;
  onIdle(listener: () => void): void;
  onResize(listener: () => void): void;
  remove(): void;
}

/** How far shapes may be simplified, in pixels. Cells are not: the engines would drop those that are small. */
const SHAPE_TOLERANCE = 0.2;

/**
 * How much of its surroundings a tile has, in pixels: more than half of the widest line, and the radius of a dot. With the
 * 128 of the libraries, each tile has twice as many cells.
 */
const BUFFER_PX = 16;

/** A map of either library as the surface needs it. */
export function adapt(map: LibraryMap, parts: EngineParts): GlMap {
  return {
    ...parts,
    container: map.getContainer(),
    addSource: (id, data) => {
      const tolerance = id === 'shapes' ? SHAPE_TOLERANCE : 0;
      map.addSource(id, {type: 'geojson', data, maxzoom: 20, buffer: BUFFER_PX, tolerance});
    },
    setData: (id, data) => {
      const source = map.getSource(id);
      if (source && 'setData' in source) (source as DataSource).setData(data);
    },
    // The libraries type layers and paint as unions of everything there is; ours are built in `layers.ts`.
    addLayer: (layer, before) => {
      map.addLayer(layer as never, before);
    },
    setPaint: (layer, property, value) => {
      map.setPaintProperty(layer, property as never, value as never);
    },
    show: (layer, shown) => {
      map.setLayoutProperty(layer, 'visibility', shown ? 'visible' : 'none');
    },
    unproject: ([x, y]) => map.unproject([x, y]),
    project: ([lng, lat]) => map.project([lng, lat]),
    center: () => map.getCenter(),
    zoom: () => map.getZoom(),
    ease: ({lat, lng, zoom}, smooth) => {
      if (smooth) map.easeTo({center: [lng, lat], zoom});
      else map.jumpTo({center: [lng, lat], zoom});
    },
    fit: ([west, south, east, north], padding, maxZoom) => {
      map.fitBounds([west, south, east, north], {padding, maxZoom, animate: false});
    },
    hits: ({x, y}, reach, layers) =>
      map
        .queryRenderedFeatures(
          [
            [x - reach, y - reach],
            [x + reach, y + reach],
          ],
          {layers: [...layers]},
        )
        .map(({properties}) => properties ?? {}),
    onPointer: (type, listener) => {
      map.on(type, listener);
    },
    onMove: (listener) => {
      map.on('moveend', listener);
    },
    onRender: (listener) => {
      map.on('render', listener);
    },
    onIdle: (listener) => {
      map.on('idle', listener);
    },
    onResize: (listener) => {
      map.on('resize', listener);
    },
    remove: () => map.remove(),
  };
}

const EMPTY: FeatureCollection = {type: 'FeatureCollection', features: []};
const HIT_REACH = 5;
const HIT_LAYERS = (['input', 'selection'] as const).flatMap((name) => [`${name}-line`, `${name}-point`]);
const SHAPE_LAYERS = ['fill', 'line', 'dot', 'point'].map((part) => `shapes-${part}`);

/** Puts the data layers on a loaded map and joins its events to its owner. */
export function createSurface(map: GlMap, options: MapOptions): MapHandle {
  let flat = options.flat;
  const report = () => options.events.moved(viewOf(map), viewportOf(map, flat));
  const pointing = (event: GlPointerEvent): Pointing => {
    const shape = map.hits(event.point, HIT_REACH, SHAPE_LAYERS).find((properties) => 'shape' in properties)?.shape;
    return {
      lat: event.lngLat.lat,
      lng: wrapDegrees(event.lngLat.lng),
      hits: map
        .hits(event.point, HIT_REACH, HIT_LAYERS)
        .flatMap(({kind, index}) => (kind === 'edge' || kind === 'vertex' ? [String(index)] : [])),
      ...(typeof shape === 'string' && {shape}),
    };
  };

  const layers = dataLayers(options.colors);
  for (const name of layerNames) map.addSource(name, EMPTY);
  for (const layer of layers) {
    // A label must not hide a point, which may be all that is seen of the data.
    map.addLayer(layer, layer.type === 'circle' ? undefined : map.labels);
    // An engine pays for a layer without data too, in every frame.
    map.show(layer.id, false);
  }
  const caps = createCapOverlay(map, options.colors, flat);
  map.onRender(() => caps.draw());
  // Tests and benchmarks wait for this: all data is drawn, nothing moves.
  map.onIdle(() => {
    map.container.dataset.still = 'true';
  });
  map.onPointer('click', (event) => options.events.clicked(pointing(event), event.originalEvent.shiftKey));
  map.onPointer('mousemove', (event) => options.events.hovered(pointing(event)));
  map.onPointer('mouseout', () => options.events.hovered(undefined));
  /** The box that the view was fitted to, until the reader moves the map. */
  let fitted: LngLatBox | undefined;
  const fit = () => {
    if (fitted) map.fit(fitted, fitMargin(map.container), 18);
  };
  for (const type of ['pointerdown', 'wheel', 'keydown'] as const)
    map.container.addEventListener(type, () => (fitted = undefined), {passive: true});
  map.onResize(fit);
  let drawing = false;
  map.onPointer('dblclick', (event) => {
    if (drawing) event.preventDefault();
  });
  /** The data of each layer, and the part of it that the engine has. */
  const contents = new Map<LayerName, FeaturesInView>();
  const drawn = new Map<LayerName, FeatureCollection>();
  const draw = (name: LayerName, data: FeatureCollection) => {
    if (drawn.get(name) === data) return;
    drawn.set(name, data);
    delete map.container.dataset.still;
    const split = splitCaps(data);
    caps.set(name, split.caps);
    map.setData(name, split.engine);
    for (const {id, source} of layers) {
      if (source === name) map.show(id, split.engine.features.length > 0);
    }
  };
  const drawInView = (name: LayerName, content: FeaturesInView) =>
    draw(name, content.inView(viewOf(map), viewportOf(map, flat)));
  map.onMove(() => {
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
      map.setBase(colors, dark);
      for (const {id, paint} of dataLayers(colors)) {
        for (const [property, value] of Object.entries(paint)) map.setPaint(id, property, value);
      }
    },
    setFlat: (next: boolean) => {
      flat = next;
      caps.setFlat(flat);
      map.setFlat(flat);
      report();
    },
    look: (view, smooth) => {
      fitted = undefined;
      map.ease(view, smooth && options.animate);
    },
    fit: (box) => {
      fitted = box;
      fit();
    },
    setDrawing: (next) => {
      drawing = next;
      map.container.toggleAttribute('data-drawing', next);
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

function viewOf(map: GlMap): MapView {
  const {lng, lat} = map.center();
  return {lat, lng: wrapDegrees(lng), zoom: map.zoom()};
}

/** The circle around the center that holds everything in sight. */
export function viewportOf(map: GlMap, flat: boolean): Viewport {
  const {lng, lat} = map.center();
  const {clientWidth: width, clientHeight: height} = map.container;
  const degreesWide = (360 * width) / (EARTH_PX * 2 ** map.zoom());
  if (flat && degreesWide >= 180) return {lat, lng: wrapDegrees(lng), radius: 180};
  const corners = [
    [0, 0],
    [width / 2, 0],
    [width, 0],
    [width, height / 2],
    [width, height],
    [width / 2, height],
    [0, height],
    [0, height / 2],
  ] as const;
  const radius = corners.reduce((most, corner) => {
    const seen = map.unproject(corner);
    return Math.max(most, angle([lng, lat], [seen.lng, seen.lat]));
  }, 0);
  return {lat, lng: wrapDegrees(lng), radius: flat ? radius : Math.min(90, radius)};
}
