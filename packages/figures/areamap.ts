import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {cellCenter} from '@h3-docs/grid/h3/geometry';
import type {Position} from '@h3-docs/grid/h3/sphere';
import {drawing, element, group, label, path, round} from '@h3-docs/grid/h3/svg';
import {createView, streamed, type View} from '@h3-docs/grid/h3/view';
import {readProps} from './kit/props';
import type {Figure, Props} from './types';

const [width, mapHeight, height] = [560, 276, 336] as const;
/** The bounds of the classes of color, as shares of the average hexagon's area. */
const bounds = [0.7, 0.8, 0.9, 1, 1.1, 1.2] as const;
/** The class around 95%: cells that are neither near a corner of the icosahedron nor near the middle of a face. */
const middle = bounds.filter((bound) => bound < 1).length;
const smooth = {digits: 0, tolerance: 1.1};

/** The resolution of the cells of the map. */
function resolutionOf(props: Props): number {
  const {res} = readProps(props, {res: 3});
  if (!Number.isInteger(res) || res < 2 || res > 4)
    throw new Error('the prop res must be 2, 3 or 4: coarser is too rough');
  return res;
}

/** The map of the world, which leaves the foot of the drawing to the legend. */
const areasView = (): View => createView({kind: 'world', positions: [], center: [11, 0], width, height: mapHeight});

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** A dot for each pentagon. */
function drawPentagons(res: number, view: View): string {
  const dots = h3.getPentagons(res).map((cell) => {
    const [x, y] = view.point(cellCenter(h3, cell)) ?? [0, 0];
    return element('circle', {class: 'd-share-pentagon', cx: round(x), cy: round(y), r: 2.6});
  });
  return dots.join('');
}

/** A map of the world, colored by the areas of the cells of a resolution relative to the average hexagon. */
const areamap: Figure = (props, {land}) => {
  const res = resolutionOf(props);
  const average = h3.getHexagonAreaAvg(res, h3.UNITS.km2);
  const cells = h3
    .getRes0Cells()
    .flatMap((cell) => h3.cellToChildren(cell, res))
    .map((cell) => ({cell, share: h3.cellArea(cell, h3.UNITS.km2) / average}));
  const hexagons = cells.filter(({cell}) => !h3.isPentagon(cell));
  const shares = hexagons.map(({share}) => share);
  const [least, most] = [shares.reduce((a, b) => Math.min(a, b)), shares.reduce((a, b) => Math.max(a, b))];
  const view = areasView();
  /** Areas of a color, by the borders around a band of cells: what lies within a border belongs to further bands. */
  const spots = (color: number, least: number, next: number) => {
    const band = cells.filter(({share}) => share >= least && share < next).map(({cell}) => cell);
    const borders = h3.cellsToMultiPolygon(band, true).map(([outer = []]) => outer as Position[]);
    return path(`d-share-${color}`, borders.map((ring) => view.ring(ring, smooth)).join(''));
  };
  const large = bounds.map((bound, index) => (bound < 1 ? '' : spots(index + 1, bound, bounds[index + 1] ?? Infinity)));
  const small = bounds.map((bound, index) => (bound < 1 ? spots(index, bounds[index - 1] ?? 0, bound) : ''));
  const coast = streamed(view.projection, land.level(180).shape, {digits: 0, tolerance: 1.6});
  const [left, box, top] = [40, 68, mapHeight + 16];
  const legend = Array.from({length: bounds.length + 1}, (_, index) =>
    element('rect', {class: `d-share-${index}`, x: left + index * box, y: top, width: box, height: 14}),
  );
  const texts = bounds.map((bound, index) =>
    label('d-tick', [left + (index + 1) * box, top + 34], `${Math.round(bound * 100)}%`, 'middle'),
  );
  const alt = translate(
    {
      message:
        "A map of the world, colored by the area of the cells of resolution {res}. Next to the twelve pentagons, hexagons are smallest, with {least} of the average hexagon's area. In the middle of the icosahedron's twenty faces, hexagons are largest, with {most}. The area depends on the position on a face, not on the latitude.",
    },
    {res, least: percent(least), most: percent(most)},
  );
  return drawing(
    path(`d-share-${middle}`, streamed(view.projection, {type: 'Sphere'}, {digits: 0, tolerance: 0.3})) +
      large.join('') +
      small.toReversed().join('') +
      path('d-share-coast', coast) +
      group('d-content', drawPentagons(res, view)) +
      legend.join('') +
      texts.join(''),
    alt,
    width,
    height,
  );
};
export default areamap;
