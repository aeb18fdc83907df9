import {translate} from '@docusaurus/Translate';
import {formatLocale} from '@h3-docs/base/number';
import type {Hex2d} from '@h3-docs/grid/h3/ijk';
import {drawing, label, path} from '@h3-docs/grid/h3/svg';
import {hexagonAround, planeRing, planeView} from './kit/plane';
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
const ROOT = Math.sqrt(3);

/** Where tiles of each shape lie, the first of them in the middle. Centers of tiles that share an edge are 1 apart. */
const tilings: readonly {readonly name: string; readonly tiles: readonly Tile[]}[] = [
  {name: translate({message: 'Triangles'}), tiles: steps.flatMap((row) => steps.flatMap((at) => triangles(at, row)))},
  {name: translate({message: 'Squares'}), tiles: steps.flatMap((y) => steps.map((x) => square([x, y])))},
  {
    name: translate({message: 'Hexagons'}),
    tiles: steps.flatMap((row) => steps.map((at) => hexagon([at + row / 2, (row * ROOT) / 2]))),
  },
];

/** The triangle that points up, and the one to its right that points down, in a row of triangles with sides of √3. */
function triangles(at: number, row: number): Tile[] {
  const [x, y] = [ROOT * (at + row / 2), 1.5 * row];
  const half = ROOT / 2;
  return [
    {
      center: [x, y],
      corners: [
        [x - half, y - 0.5],
        [x + half, y - 0.5],
        [x, y + 1],
      ],
    },
    {
      center: [x + half, y + 0.5],
      corners: [
        [x, y + 1],
        [x + ROOT, y + 1],
        [x + half, y - 0.5],
      ],
    },
  ];
}

function square([x, y]: Hex2d): Tile {
  const corners = (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([across, up]): Hex2d => [x + across / 2, y + up / 2]);
  return {center: [x, y], corners};
}

function hexagon(center: Hex2d): Tile {
  return {center, corners: hexagonAround(center)};
}

const length = ([x, y]: Hex2d): number => Math.hypot(x, y);
const isSame = ([x, y]: Hex2d, [otherX, otherY]: Hex2d): boolean => Math.hypot(x - otherX, y - otherY) < 1e-9;

/** The tile around the origin, and those that share a corner with it, the nearest first. */
function around(tiles: readonly Tile[]): {readonly middle: Tile; readonly neighbors: readonly Neighbor[]} {
  const middle = tiles.find(({center}) => isSame(center, [0, 0]));
  if (!middle) throw new Error('no tile lies around the origin');
  const touching = tiles
    .filter(
      (tile) => tile !== middle && tile.corners.some((corner) => middle.corners.some((own) => isSame(own, corner))),
    )
    .sort((a, b) => length(a.center) - length(b.center));
  const least = length(touching[0]?.center ?? [1, 0]);
  return {middle, neighbors: touching.map((tile) => ({...tile, distance: length(tile.center) / least}))};
}

const format = (distance: number): string => formatLocale(distance, {maximumFractionDigits: 2});

/** The distances of neighbors, each once, the least first. */
const distancesOf = (neighbors: readonly Neighbor[]): string[] => [
  ...new Set(neighbors.map(({distance}) => format(distance))),
];

const [WIDTH, HEIGHT] = [240, 235];
/** The pixels of 1, by tiling: their neighborhoods are equally wide. */
const scales = [41, 62, 68] as const;
/** The fills of the distances, from the least on. */
const fills = ['d-cell d-strong', 'd-cell', 'd-context'] as const;

/** A triangle, a square, and a hexagon with all that touch them, colored by how far away their centers are. */
const figure: Figure = (props) => {
  readProps(props, {});
  const drawn = tilings.map(({name, tiles}, at) => {
    const {middle, neighbors} = around(tiles);
    const distances = distancesOf(neighbors);
    const place = planeView([WIDTH * (at + 0.5), 130], scales[at] ?? 1);
    const cells = neighbors.map(({corners, center, distance}) => {
      const kind = distances.indexOf(format(distance));
      const [x, y] = place(center);
      return (
        path(fills[kind], planeRing(place, corners)) + label('d-label d-middle', [x, y], format(distance), 'middle')
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
