import type {H3Api} from './api';
import {decodeIndex, encodeIndex, parseIndex, toHex} from './bits';
import {collectShapes, type CellShape, type Shape} from './collect';
import {cellCenter, cellRing, edgeLine, vertexPoint} from './geometry';
import {geography, graticule, locator, nearestPlace, placeNames, scaleBar} from './layers';
import type {LandData} from './land';
import type {Point} from './path';
import {interpolate, type Position} from './sphere';
import {drawing, element, escapeText, group, path, round, type Drawing} from './svg';
import {createView, type View} from './view';

export type {Drawing} from './svg';

export interface DrawOptions {
  /** The h3-js that made the result: `h3-js` 4 itself, or `h3ApiFromV3(h3v3)`. */
  readonly h3: H3Api;
  /** What went in: cells and points that are marked, and that help to tell the order of coordinates. */
  readonly inputs?: unknown;
  /** Land, borders and places under the result; without it there is only the graticule. */
  readonly land?: LandData;
  readonly width?: number;
  readonly height?: number;
  /** The order of coordinate pairs, where the caller knows it. */
  readonly order?: 'latlng' | 'lnglat';
  /** The most shapes drawn; how many were left out is said in the alternative text. */
  readonly limit?: number;
}

/** The number of `d-cell-<n>` classes of the stylesheet. */
const colorCount = 8;

/** The cell that a vertex index names as its owner: the same index in cell mode. */
export function vertexOwner(vertex: string): string {
  const index = parseIndex(vertex);
  if (index === null) throw new Error(`Not an index: ${vertex}`);
  return toHex(encodeIndex({...decodeIndex(index), mode: 1, modeBits: 0}));
}

/** Where a shape is. */
function positionsOf(shape: Shape, h3: H3Api): Position[] {
  switch (shape.kind) {
    case 'cell':
      return cellRing(h3, shape.index);
    case 'edge':
      return [
        ...cellRing(h3, h3.getDirectedEdgeOrigin(shape.index)),
        ...cellRing(h3, h3.getDirectedEdgeDestination(shape.index)),
      ];
    case 'vertex':
      return cellRing(h3, vertexOwner(shape.index));
    case 'point':
      return [shape.position];
    case 'line':
      return shape.line;
    case 'polygon':
      return shape.rings.flat();
  }
}

/** Where a shape is drawn as a dot. */
function dotsOf(shape: Shape, view: View, h3: H3Api): Point[] {
  const position =
    shape.kind === 'point' ? shape.position : shape.kind === 'vertex' ? vertexPoint(h3, shape.index) : undefined;
  const point = position && view.point(position);
  return point ? [point] : [];
}

/** The cells that a shape belongs to, drawn faintly around it. */
function contextOf(shape: Shape, h3: H3Api): string[] {
  if (shape.kind === 'edge') return [h3.getDirectedEdgeOrigin(shape.index), h3.getDirectedEdgeDestination(shape.index)];
  return shape.kind === 'vertex' ? [vertexOwner(shape.index)] : [];
}

function dot(view: View, position: Position, attributes: Record<string, string | number>, title: string): string {
  const point = view.point(position);
  return point
    ? element(
        'circle',
        {...attributes, cx: round(point[0]), cy: round(point[1])},
        element('title', {}, escapeText(title)),
      )
    : '';
}

/** Cells that would be smaller than this in the drawing are drawn as a dot. */
const visibleSize = 6;

/** How far a ring's vertices lie apart in the drawing; nothing for one on the far side of the globe. */
function pixelSize(view: View, ring: readonly Position[]): number {
  const points = ring.map((position) => view.point(position)).filter((point) => point !== null);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return points.length === 0 ? 0 : Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

/** An arrow across a directed edge: from the middle of the way to its origin's center towards its destination's. */
function arrow(view: View, h3: H3Api, edge: string): string {
  const [from, to] = [
    cellCenter(h3, h3.getDirectedEdgeOrigin(edge)),
    cellCenter(h3, h3.getDirectedEdgeDestination(edge)),
  ].map((position, index, both) => view.point(interpolate(position, both[1 - index] ?? position, 0.22)));
  if (!from || !to) return '';
  const heading = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const wing = (side: number) =>
    `${round(to[0] - 8 * Math.cos(heading + side))} ${round(to[1] - 8 * Math.sin(heading + side))}`;
  return path(
    'd-arrow',
    `M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}M${wing(0.5)}L${round(to[0])} ${round(to[1])}L${wing(-0.5)}`,
  );
}

function coordinates([lng, lat]: Position): string {
  return `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
}

/** The class that colors each cell: by its list or by its resolution where those differ, and pentagons their own. */
function cellClass(shapes: readonly Shape[], h3: H3Api): (cell: CellShape) => string {
  const cells = shapes.filter((shape) => shape.kind === 'cell');
  const groups = new Set(cells.map(({group}) => group));
  const resolutions = cells.map(({index}) => h3.getResolution(index));
  const coarsest = Math.min(...resolutions);
  return ({index, group}) => {
    const pentagon = h3.isPentagon(index) ? ' d-pentagon' : '';
    if (groups.size > 1) return `d-cell d-cell-${group % colorCount}${pentagon}`;
    const step = h3.getResolution(index) - coarsest;
    return new Set(resolutions).size > 1 ? `d-cell d-cell-${step % colorCount}${pentagon}` : `d-cell${pentagon}`;
  };
}

function drawShape(shape: Shape, value: number, view: View, h3: H3Api): string {
  const data = {'data-value': value};
  switch (shape.kind) {
    case 'cell': {
      const ring = cellRing(h3, shape.index);
      return pixelSize(view, ring) < visibleSize
        ? dot(view, cellCenter(h3, shape.index), {...data, r: visibleSize / 2}, shape.index)
        : element('path', {...data, d: view.ring(ring)}, element('title', {}, shape.index));
    }
    case 'edge':
      return element(
        'g',
        {...data, class: 'd-edge'},
        element('title', {}, shape.index) +
          path(undefined, view.line(edgeLine(h3, shape.index))) +
          arrow(view, h3, shape.index),
      );
    case 'vertex':
      return dot(view, vertexPoint(h3, shape.index), {...data, class: 'd-vertex', r: 5}, shape.index);
    case 'point':
      return dot(view, shape.position, {...data, class: 'd-point', r: 5}, coordinates(shape.position));
    case 'line':
      return element('path', {...data, class: 'd-line', d: view.line(shape.line)}, element('title', {}, 'Line'));
    case 'polygon':
      return element(
        'path',
        {...data, class: 'd-polygon', d: shape.rings.map((ring) => view.ring(ring)).join('')},
        element('title', {}, `Polygon of ${shape.rings[0]?.length ?? 0} positions`),
      );
  }
}

function drawInput(shape: Shape, view: View, h3: H3Api): string {
  switch (shape.kind) {
    case 'cell':
      return path('d-input', view.ring(cellRing(h3, shape.index)));
    case 'edge':
      return path('d-input', view.line(edgeLine(h3, shape.index)));
    case 'vertex':
      return dot(view, vertexPoint(h3, shape.index), {class: 'd-input d-input-point', r: 4}, shape.index);
    case 'point':
      return dot(view, shape.position, {class: 'd-input d-input-point', r: 4}, coordinates(shape.position));
    case 'line':
      return path('d-input', view.line(shape.line));
    case 'polygon':
      return path('d-input', shape.rings.map((ring) => view.ring(ring)).join(''));
  }
}

const nouns: Readonly<Record<Shape['kind'], readonly [one: string, many: string]>> = {
  cell: ['cell', 'cells'],
  edge: ['directed edge', 'directed edges'],
  vertex: ['vertex', 'vertexes'],
  point: ['point', 'points'],
  line: ['line', 'lines'],
  polygon: ['outline', 'outlines'],
};

/** What is drawn, in words: '7 cells of resolution 9, one of them a pentagon'. */
function describe(shapes: readonly Shape[], h3: H3Api): string {
  const kinds = (Object.keys(nouns) as Shape['kind'][]).flatMap((kind) => {
    const all = shapes.filter((shape) => shape.kind === kind);
    if (all.length === 0) return [];
    const text = `${all.length.toLocaleString('en-US')} ${nouns[kind][all.length === 1 ? 0 : 1]}`;
    if (kind !== 'cell') return [text];
    const cells = all.flatMap((shape) => ('index' in shape ? [shape.index] : []));
    const resolutions = cells.map((cell) => h3.getResolution(cell));
    const [low, high] = [Math.min(...resolutions), Math.max(...resolutions)];
    const pentagons = cells.filter((cell) => h3.isPentagon(cell)).length;
    const which = low === high ? `of resolution ${low}` : `of resolutions ${low} to ${high}`;
    const among =
      all.length === 1 ? ', a pentagon' : `, ${pentagons} of them ${pentagons === 1 ? 'a pentagon' : 'pentagons'}`;
    return [`${text} ${which}${pentagons > 0 ? among : ''}`];
  });
  return kinds.join(' and ');
}

/**
 * A map of what a result holds (see `collectShapes`): an SVG drawing without styles, colors or scripts of its own,
 * to be shown with the stylesheet of `StaticSvg`. Each drawn value carries its position among the drawable values as
 * `data-value` and says what it is in a `<title>`. Null when the result holds nothing that has a place on Earth.
 */
export function drawResult(result: unknown, options: DrawOptions): Drawing | null {
  const {h3, land, width = 480, height = 300, limit = 150} = options;
  const inputs = options.inputs === undefined ? [] : collectShapes(options.inputs, {h3, order: options.order});
  const inputPositions = inputs.flatMap((shape) => positionsOf(shape, h3));
  const indexed = collectShapes(result, {h3, order: options.order});
  const anchors = [
    ...indexed
      .filter((shape) => 'index' in shape)
      .slice(0, limit)
      .flatMap((shape) => positionsOf(shape, h3)),
    ...inputPositions,
  ];
  const all = anchors.length > 0 ? collectShapes(result, {h3, order: options.order, near: anchors}) : indexed;
  if (all.length === 0) return null;
  const shapes = all.slice(0, limit);
  const view = createView({
    width,
    height,
    positions: [...shapes.flatMap((shape) => positionsOf(shape, h3)), ...inputPositions],
    minRadiusKm: shapes.every(({kind}) => kind === 'point') && inputs.length === 0 ? 20 : 0,
    padding: 0.16,
  });
  const className = cellClass(shapes, h3);
  const cells = shapes.map((shape, value) => ({shape, value})).filter(({shape}) => shape.kind === 'cell');
  const classes = new Map<string, string>();
  for (const {shape, value} of cells) {
    if (shape.kind !== 'cell') continue;
    const name = className(shape);
    classes.set(name, (classes.get(name) ?? '') + drawShape(shape, value, view, h3));
  }
  const context = [...new Set(shapes.flatMap((shape) => contextOf(shape, h3)))];
  const content =
    geography(view, land) +
    graticule(view) +
    path('d-context', context.map((cell) => view.ring(cellRing(h3, cell))).join('')) +
    [...classes]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, markup]) => group(name, markup))
      .join('') +
    inputs.map((shape) => drawInput(shape, view, h3)).join('') +
    placeNames(
      view,
      land,
      4,
      [...shapes, ...inputs].flatMap((shape) => dotsOf(shape, view, h3)),
    ) +
    shapes.map((shape, value) => (shape.kind === 'cell' ? '' : drawShape(shape, value, view, h3))).join('') +
    locator(view, land) +
    scaleBar(view);
  const place = land && view.kind === 'region' ? nearestPlace(view, land) : null;
  const where = place ? ` ${place.within ? 'around' : 'near'} ${place.name}` : '';
  const cut = all.length > shapes.length ? ` (the first of ${all.length.toLocaleString('en-US')})` : '';
  return drawing(content, `Map${where}: ${describe(shapes, h3)}${cut}.`, width, height);
}
