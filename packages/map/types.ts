import type {FeatureCollection} from 'geojson';

/** Where a map looks: degrees, and the zoom of a web map with 512-pixel tiles. */
export interface MapView {
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
}

/** What of the Earth a map shows: a circle around a position. Degrees; the radius is at most 180. */
export interface Viewport {
  readonly lat: number;
  readonly lng: number;
  readonly radius: number;
}

/** The layers that hold data, from the bottom to the top. */
export const layerNames = ['grid', 'input', 'shapes', 'selection', 'drawing'] as const;
export type LayerName = (typeof layerNames)[number];

/**
 * Features may carry `index`, `kind`, `pentagon`, `outline: false` where their border must not be drawn, and
 * `shape`, which names a shape, and
 * `outlineFrom`, the zoom from which they are large enough for one. `color` (a CSS color) and `fill` (an opacity from 0
 * to 1) replace those of their layer. `classed: true` says that the color
 * is that of a value. A point with `dotBelow` is a dot that is drawn at zooms below it.
 */
export type LayerData = Readonly<Record<LayerName, LayerContent>>;

/** What a layer draws: always the same features, or those that a view needs. */
export type LayerContent = FeatureCollection | FeaturesInView;

/** Features that are too many to be drawn all at once. */
export interface FeaturesInView {
  /** What a view needs: the same object as before while it needs nothing else. */
  inView(view: MapView, viewport: Viewport): FeatureCollection;
}

/** Where the pointer is: degrees, and the indexes of the lines and points under it. */
export interface Pointing {
  readonly lat: number;
  readonly lng: number;
  readonly hits: readonly string[];
  /** The `shape` of the topmost shape under the pointer; undefined: there is none that has one. */
  readonly shape?: string;
}

/** What a map tells its owner. */
export interface MapEvents {
  moved(view: MapView, viewport: Viewport): void;
  clicked(pointing: Pointing, add: boolean): void;
  hovered(pointing: Pointing | undefined): void;
}

/** The colors of a map, as CSS colors that both engines understand. */
export interface MapColors {
  readonly sea: string;
  readonly land: string;
  readonly border: string;
  readonly ink: string;
  readonly ground: string;
  readonly cell: string;
  readonly pentagon: string;
  readonly input: string;
  readonly selected: string;
}

/** A box of degrees; east may pass 180. */
export type LngLatBox = readonly [west: number, south: number, east: number, north: number];

/** A map on the page, whatever draws it. */
export interface MapHandle {
  /** The map's own colors are those that it started with: another mode needs another map. */
  readonly fixedColors?: true;
  setLayer(name: LayerName, content: LayerContent): void;
  setColors(colors: MapColors, dark: boolean): void;
  setFlat(flat: boolean): void;
  look(view: MapView, smooth: boolean): void;
  fit(box: LngLatBox): void;
  /** While the reader draws, the pointer is a cross, and a double click does not zoom. */
  setDrawing(drawing: boolean): void;
  destroy(): void;
}

/** What an engine starts with. */
export interface MapOptions {
  readonly container: HTMLElement;
  /** Undefined: the whole Earth. */
  readonly view?: MapView;
  readonly flat: boolean;
  readonly colors: MapColors;
  readonly dark: boolean;
  readonly events: MapEvents;
  /** Said by screen readers for the canvas. */
  readonly label: string;
  /** Whether moves may be animated. */
  readonly animate: boolean;
}
