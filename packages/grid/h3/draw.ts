import {escapeContent} from '@h3-docs/base/escape';
import type {Point} from './clip';
import {geography, graticule, locator, nearestPlace, placeNames, scaleBar} from './layers';
import type {LandData} from './land';
import {
  positionsOf,
  sceneOf,
  type EdgeCell,
  type PlacedCell,
  type PlacedShape,
  type Scene,
  type SceneOptions,
} from './scene';
import {interpolate, type Position} from './sphere';
import {arrow, drawing, element, group, path, round, type Drawing} from './svg';
import {createView, type View} from './view';
import {formatLocale} from '@h3-docs/base/number';

export type {Drawing} from './svg';

/** How a scene is drawn. */
export interface DrawOptions {
  /** Land, borders and places under the result; without it there is only the graticule. */
  readonly land?: LandData;
  /** In CSS pixels. */
  readonly width?: number;
  readonly height?: number;
  /** What the text alternative calls a directed edge, in the names of a version. */
  readonly edge?: string;
}

/** The number of `d-cell-<n>` classes of the stylesheet. */
const colorCount = 8;

/** Where a shape is drawn as a dot. */
function dotsOf(shape: PlacedShape, view: View): Point[] {
  const point = shape.kind === 'point' || shape.kind === 'vertex' ? view.point(shape.position) : null;
  return point ? [point] : [];
}

/** The outlines of the cells that a shape belongs to, drawn faintly around it. */
function contextOf(shape: PlacedShape): (readonly Position[])[] {
  if (shape.kind === 'edge') return [shape.origin.ring, shape.destination.ring];
  return shape.kind === 'vertex' ? [shape.owner] : [];
}

/** The outlines without repetition. */
function unique(rings: readonly (readonly Position[])[]): (readonly Position[])[] {
  return [...new Map(rings.map((ring) => [ring.join(), ring])).values()];
}

function title(text: string): string {
  return element('title', {}, escapeContent(text));
}

function dot(view: View, position: Position, attributes: Record<string, string | number>, text: string): string {
  const point = view.point(position);
  return point ? element('circle', {...attributes, cx: round(point[0]), cy: round(point[1])}, title(text)) : '';
}

/** Cells that would be smaller than this in the drawing are drawn as a dot. */
const visibleSize = 6;

/** How far a ring's vertices lie apart in the drawing; nothing for one on the far side of the globe. */
function pixelSize(view: View, ring: readonly Position[]): number {
  const points = ring.map((position) => view.point(position)).filter((point) => point !== null);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return points.length === 0 ? 0 : Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

/** An arrow across a directed edge: from the middle of the way to its origin's center toward its destination's. */
function arrowAcross(view: View, origin: EdgeCell, destination: EdgeCell): string {
  const [from, to] = [origin.center, destination.center].map((position, index, both) =>
    view.point(interpolate(position, both[1 - index] ?? position, 0.22)),
  );
  if (!from || !to) return '';
  return arrow(from, to, 8);
}

function coordinates([lng, lat]: Position): string {
  return `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
}

/** The class that colors each cell: by its list or by its resolution where those differ, and pentagons their own. */
function cellClass(cells: readonly PlacedCell[]): (cell: PlacedCell) => string {
  const groups = new Set(cells.map(({group}) => group));
  const resolutions = new Set(cells.map(({resolution}) => resolution));
  const coarsest = Math.min(...resolutions);
  return ({group, resolution, pentagon}) => {
    const mark = pentagon ? ' d-pentagon' : '';
    if (groups.size > 1) return `d-cell d-cell-${group % colorCount}${mark}`;
    return resolutions.size > 1 ? `d-cell d-cell-${(resolution - coarsest) % colorCount}${mark}` : `d-cell${mark}`;
  };
}

/** The outline of a shape as path data. */
function dataOf(shape: Exclude<PlacedShape, {readonly position: Position}>, view: View): string {
  if (shape.kind === 'cell') return view.ring(shape.ring);
  return shape.kind === 'polygon' ? shape.rings.map((ring) => view.ring(ring)).join('') : view.line(shape.line);
}

function drawShape(shape: PlacedShape, value: number, view: View): string {
  const data = {'data-value': value};
  switch (shape.kind) {
    case 'cell':
      return pixelSize(view, shape.ring) < visibleSize
        ? dot(view, shape.center, {...data, r: visibleSize / 2}, shape.index)
        : element('path', {...data, d: dataOf(shape, view)}, title(shape.index));
    case 'edge':
      return element(
        'g',
        {...data, class: 'd-edge'},
        title(shape.index) +
          path(undefined, view.line(shape.line)) +
          arrowAcross(view, shape.origin, shape.destination),
      );
    case 'vertex':
      return dot(view, shape.position, {...data, class: 'd-vertex', r: 5}, shape.index);
    case 'point':
      return dot(view, shape.position, {...data, class: 'd-point', r: 5}, coordinates(shape.position));
    case 'line':
      return element('path', {...data, class: 'd-line', d: dataOf(shape, view)}, title('Line'));
    case 'polygon':
      return element(
        'path',
        {...data, class: 'd-polygon', d: dataOf(shape, view)},
        title(`Polygon of ${shape.rings[0]?.length ?? 0} positions`),
      );
  }
}

function drawInput(shape: PlacedShape, view: View): string {
  const attributes = {class: 'd-input d-input-point', r: 4};
  if (shape.kind === 'vertex') return dot(view, shape.position, attributes, shape.index);
  if (shape.kind === 'point') return dot(view, shape.position, attributes, coordinates(shape.position));
  return path('d-input', dataOf(shape, view));
}

const nouns: Readonly<Record<PlacedShape['kind'], readonly [one: string, many: string]>> = {
  cell: ['cell', 'cells'],
  edge: ['directed edge', 'directed edges'],
  vertex: ['vertex', 'vertexes'],
  point: ['point', 'points'],
  line: ['line', 'lines'],
  polygon: ['outline', 'outlines'],
};

/** What tells a shape from others of its kind: its index, or where it is. */
const identityOf = (shape: PlacedShape): string =>
  shape.kind + ('index' in shape ? shape.index : JSON.stringify(shape));

/** What is drawn, in words: '7 cells of resolution 9, one of them a pentagon'. A result may have a shape twice. */
function describe(all: readonly PlacedShape[], edge: string | undefined): string {
  const shapes = [...new Map(all.map((shape) => [identityOf(shape), shape])).values()];
  const words = edge === undefined ? nouns : {...nouns, edge: [edge, `${edge}s`] as const};
  const kinds = (Object.keys(nouns) as PlacedShape['kind'][]).flatMap((kind) => {
    const own = shapes.filter((shape) => shape.kind === kind);
    if (own.length === 0) return [];
    const text = `${formatLocale(own.length)} ${words[kind][own.length === 1 ? 0 : 1]}`;
    if (kind !== 'cell') return [text];
    const cells = shapes.filter((shape) => shape.kind === 'cell');
    const resolutions = cells.map(({resolution}) => resolution);
    const [low, high] = [Math.min(...resolutions), Math.max(...resolutions)];
    const pentagons = cells.filter(({pentagon}) => pentagon).length;
    const which = low === high ? `of resolution ${low}` : `of resolutions ${low} to ${high}`;
    const among =
      own.length === 1 ? ', a pentagon' : `, ${pentagons} of them ${pentagons === 1 ? 'a pentagon' : 'pentagons'}`;
    return [`${text} ${which}${pentagons > 0 ? among : ''}`];
  });
  return kinds.join(' and ');
}

/** Which of the shapes are drawn, in words; nothing where all are. */
function drawnPart({shapes, total, counted}: Scene): string {
  if (counted && total === shapes.length) return '';
  const first = shapes.length === 1 ? 'the first' : `the first ${formatLocale(shapes.length)}`;
  return ` of ${first} of ${counted ? '' : 'more than '}${formatLocale(total)} shapes`;
}

/**
 * A map of a scene: an SVG drawing without styles, colors or scripts of its own, to be shown with the stylesheet of
 * `StaticSvg`. Each shape carries its position in the scene as `data-value` and says what it is in a `<title>`.
 */
export function drawScene(scene: Scene, {land, width = 480, height = 300, edge}: DrawOptions): Drawing {
  const {shapes, inputs} = scene;
  const view = createView({
    width,
    height,
    positions: [...shapes, ...inputs].flatMap(positionsOf),
    minRadiusKm: shapes.every(({kind}) => kind === 'point') && inputs.length === 0 ? 20 : 0,
    padding: 0.16,
  });
  const className = cellClass(shapes.filter((shape) => shape.kind === 'cell'));
  const classes = new Map<string, string>();
  shapes.forEach((shape, value) => {
    if (shape.kind !== 'cell') return;
    const name = className(shape);
    classes.set(name, (classes.get(name) ?? '') + drawShape(shape, value, view));
  });
  const context = unique(shapes.flatMap(contextOf));
  const content =
    geography(view, land) +
    graticule(view) +
    path('d-context', context.map((ring) => view.ring(ring)).join('')) +
    [...classes]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, markup]) => group(name, markup))
      .join('') +
    inputs.map((shape) => drawInput(shape, view)).join('') +
    placeNames(
      view,
      land,
      4,
      [...shapes, ...inputs].flatMap((shape) => dotsOf(shape, view)),
    ) +
    shapes.map((shape, value) => (shape.kind === 'cell' ? '' : drawShape(shape, value, view))).join('') +
    locator(view, land) +
    scaleBar(view);
  const place = land && view.kind === 'region' ? nearestPlace(view, land) : null;
  const where = place ? ` ${place.within ? 'around' : 'near'} ${place.name}` : '';
  return drawing(content, `Map${where}${drawnPart(scene)}: ${describe(shapes, edge)}.`, width, height);
}

/** A map of what a result holds; null when it holds nothing that has a place on Earth. See `sceneOf`, `drawScene`. */
export function drawResult(result: unknown, options: SceneOptions & DrawOptions): Drawing | null {
  const scene = sceneOf(result, options);
  return scene && drawScene(scene, options);
}
