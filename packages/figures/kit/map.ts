import * as h3 from 'h3-js';
import type {Point} from '@h3-docs/grid/h3/clip';
import {cellCenter, cellRing} from '@h3-docs/grid/h3/geometry';
import {geography, graticule, locator, placeNames, scaleBar} from '@h3-docs/grid/h3/layers';
import type {LandData} from '@h3-docs/grid/h3/land';
import type {Position} from '@h3-docs/grid/h3/sphere';
import {drawing, element, group, label, path, round, type Drawing} from '@h3-docs/grid/h3/svg';
import {createView, type Precision, type View, type ViewOptions} from '@h3-docs/grid/h3/view';

export interface MapOptions extends Partial<ViewOptions> {
  readonly land: LandData;
  readonly positions: readonly Position[];
  readonly alt: string;
  /** The most place names; 0 for none. */
  readonly names?: number;
  /** How far simplified coasts may be from their true place on a globe or world map, in units of the drawing. */
  readonly coastTolerance?: number;
  /** The layers above land and names that stay the same when the content of a living figure changes. */
  readonly ground?: (view: View) => string;
}

/** The size of a figure unless it needs another: fits a page's column, and a phone with its text still readable. */
const figureSize = {width: 560, height: 360} as const;

/** The layers below and above the content of a figure on a map. */
export interface MapLayers {
  readonly view: View;
  readonly under: (land?: LandData) => string;
  readonly over: (land?: LandData) => string;
}

/** The layers of a figure on a map: land and graticule below its content, names, locator, and scale bar above it. */
export function mapLayers(options: Omit<MapOptions, 'land' | 'alt'>): MapLayers {
  const view = createView({...figureSize, padding: 0.08, ...options});
  const taken = options.positions.map((position) => view.point(position)).filter((point) => point !== null);
  return {
    view,
    under: (land) => geography(view, land, options.coastTolerance) + graticule(view) + (options.ground?.(view) ?? ''),
    // Cells would cover the names of places.
    over: (land) =>
      (options.names ? placeNames(view, land, options.names, taken, taken) : '') + locator(view, land) + scaleBar(view),
  };
}

/** A figure on a map: `content` draws between its layers, in a group that the living figure replaces. */
export function mapDrawing(options: MapOptions, content: (view: View) => string): Drawing {
  const {view, under, over} = mapLayers(options);
  const markup = under(options.land) + group('d-content', content(view)) + over(options.land);
  return drawing(markup, options.alt, view.width, view.height);
}

/** Cells of one class, each under its own name. */
export function cells(view: View, indexes: readonly string[], className = 'd-cell'): string {
  const shapes = indexes.map((cell) => {
    const data = view.ring(cellRing(h3, cell));
    return data && element('path', {d: data}, element('title', {}, cell));
  });
  return group(className, shapes.join(''));
}

/** Outlines of cells as one path. */
export function outlines(view: View, indexes: readonly string[], className: string): string {
  return path(className, indexes.map((cell) => view.ring(cellRing(h3, cell))).join(''));
}

/** The outline of a set of cells, and of its holes, as one path. */
export function outlineOf(view: View, set: readonly string[], className: string, precision: Precision): string {
  const rings = h3.cellsToMultiPolygon([...set], true).flat() as Position[][];
  return path(className, rings.map((ring) => view.ring(ring, precision)).join(''));
}

/** A label centered on a position. */
export function labelAt(view: View, position: Readonly<Position>, text: string): string {
  const point = view.point(position);
  return point ? label('d-label d-middle', point, text, 'middle') : '';
}

/** A label in the middle of each cell. */
export function cellLabels(view: View, indexes: readonly string[], text: (cell: string) => string): string {
  return indexes.map((cell) => labelAt(view, cellCenter(h3, cell), text(cell))).join('');
}

/** A dot on a position. */
export function dot(view: View, position: Readonly<Position>, className: string, radius = 4.5): string {
  const point = view.point(position);
  return point ? element('circle', {class: className, cx: round(point[0]), cy: round(point[1]), r: radius}) : '';
}

/** The point at a share of the way from one point of the drawing to another, or beyond it. */
export function between([x, y]: Point, [toX, toY]: Point, share: number): Point {
  return [x + (toX - x) * share, y + (toY - y) * share];
}

/** All vertices of the cells: what a view of them must hold. */
export function cellPositions(indexes: readonly string[]): Position[] {
  return indexes.flatMap((cell) => cellRing(h3, cell));
}
