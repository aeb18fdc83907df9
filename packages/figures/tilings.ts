import {translate} from '@docusaurus/Translate';
import {formatLocale} from '@h3-docs/base/number';
import type {Hex2d} from '@h3-docs/grid/h3/ijk';
import {drawing, label, path} from '@h3-docs/grid/h3/svg';
import {planeRing, planeView, regularPolygon} from './kit/plane';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** A tile of a plane: its center, and its corners. */
interface Tile {
  readonly center: Hex2d;
  readonly corners: readonly Hex2d[];
}

/** A tile that touches the tile in the middle, and how far their centers are apart: 1 is the least for the shape. */
interface Neighbor extends Tile {
  readonly distance: number;
}

const steps = [-3, -2, -1, 0, 1, 2, 3];
const places = steps.flatMap((row) => steps.map((at): Hex2d => [at, row]));
const ROOT = Math.sqrt(3);

const tile = (center: Hex2d, sides: number, radius: number, heading: number): Tile => ({
  center,
  corners: regularPolygon(center, sides, radius, heading),
});

/**
 * Where tiles of each shape lie, one of them around the origin, and the pixels of a unit: the neighborhoods are equally wide.
 * Triangles point up, and down to the right of those.
 */
const tilings: readonly {readonly name: string; readonly scale: number; readonly tiles: readonly Tile[]}[] = [
  {
    name: translate({message: 'Triangles'}),
    scale: 41,
    tiles: places.flatMap(([at, row]) => {
      const [x, y] = [ROOT * (at + row / 2), 1.5 * row];
      return [tile([x, y], 3, 1, 90), tile([x + ROOT / 2, y + 0.5], 3, 1, -90)];
    }),
  },
  {
    name: translate({message: 'Squares'}),
    scale: 62,
    tiles: places.map((place) => tile(place, 4, Math.SQRT1_2, 45)),
  },
  {
    name: translate({message: 'Hexagons'}),
    scale: 68,
    tiles: places.map(([at, row]) => tile([at + row / 2, (row * ROOT) / 2], 6, 1 / ROOT, 30)),
  },
];

const isSame = ([x, y]: Hex2d, [otherX, otherY]: Hex2d): boolean => Math.hypot(x - otherX, y - otherY) < 1e-9;

/** The tile around the origin, and those that share a corner with it, the nearest first. */
function around(tiles: readonly Tile[]): {readonly middle: Tile; readonly neighbors: readonly Neighbor[]} {
  const middle = tiles.find(({center}) => isSame(center, [0, 0]));
  if (!middle) throw new Error('no tile lies around the origin');
  const touching = tiles
    .filter(({corners}) => corners.some((corner) => middle.corners.some((own) => isSame(own, corner))))
    .map((each) => ({...each, distance: Math.hypot(...each.center)}))
    .filter(({distance}) => distance > 1e-9)
    .sort((a, b) => a.distance - b.distance);
  const least = touching[0]?.distance ?? 1;
  return {middle, neighbors: touching.map((each) => ({...each, distance: each.distance / least}))};
}

const format = (distance: number): string => formatLocale(distance, {maximumFractionDigits: 2});

const [WIDTH, HEIGHT] = [240, 235];
/** The fills of the distances, from the least on. */
const fills = ['d-cell d-strong', 'd-cell', 'd-context'] as const;

/** A triangle, a square, and a hexagon with all that touch them, colored by how far away their centers are. */
const figure: Figure = (props) => {
  readProps(props, {});
  const drawn = tilings.map(({name, tiles, scale}, at) => {
    const {middle, neighbors} = around(tiles);
    const distances = [...new Set(neighbors.map(({distance}) => format(distance)))];
    const place = planeView([WIDTH * (at + 0.5), 130], scale);
    const cells = neighbors.map(({corners, center, distance}) => {
      const text = format(distance);
      return (
        path(fills[distances.indexOf(text)], planeRing(place, corners)) +
        label('d-label d-middle', place(center), text, 'middle')
      );
    });
    const words = translate(
      {message: '{shape}: {count} neighbors, {distances} away'},
      {shape: name, count: neighbors.length, distances: distances.join(', ')},
    );
    const title = label('d-label', [WIDTH * (at + 0.5), 20], name, 'middle');
    return {svg: title + cells.join('') + path('d-input', planeRing(place, middle.corners)), words};
  });
  const alt = translate(
    {message: 'A triangle, a square, and a hexagon, each with the neighbors that touch it. {tilings}.'},
    {tilings: drawn.map(({words}) => words).join('; ')},
  );
  return drawing(drawn.map(({svg}) => svg).join(''), alt, 3 * WIDTH, HEIGHT);
};
export default figure;
