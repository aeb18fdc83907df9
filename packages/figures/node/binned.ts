import {translate} from '@docusaurus/Translate';
import {readRows, placeOf} from './cases/rows';
import {gridNamed} from '@h3-docs/grid/systems';
import type {LandData} from '@h3-docs/grid/h3/land';
import type {Position} from '@h3-docs/grid/h3/sphere';
import {cellsNamed} from '../kit/grids';
import {heatBounds, heatMap} from '../kit/heat';
import {mapDrawing} from '../kit/map';
import {readProps} from '../kit/props';
import type {Figure} from '../types';
import {formatLocale} from '@h3-docs/base/number';

/** Outlines of more corners follow coasts, and are drawn as roughly as the land. */
const coast = {corners: 100, precision: {digits: 0, tolerance: 0.9}};

/** The least number of people in a place that counts as a city. */
const cityPeople = 100_000;

/** What is counted, by the name that pages give: positions as [lng, lat], in degrees. */
const data: Readonly<Record<string, {readonly label: string; readonly positions: (land: LandData) => Position[]}>> = {
  earthquakes: {
    label: translate({message: 'earthquakes of one week'}),
    positions: () =>
      readRows('earthquakes').map((row): Position => {
        const [lat, lng] = placeOf(row);
        return [lng, lat];
      }),
  },
  cities: {
    label: translate({message: 'cities of {cityPeople} people or more'}, {cityPeople: formatLocale(cityPeople)}),
    positions: ({places}) => places.filter(({population}) => population >= cityPeople).map(({position}) => position),
  },
};

/** The number of positions in each cell; a position that no cell contains is left out. */
function countByCell(
  positions: readonly Position[],
  cellAt: (lat: number, lng: number) => string,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [lng, lat] of positions) {
    let cell: string;
    try {
      cell = cellAt(lat, lng);
    } catch (error) {
      if (error instanceof RangeError) continue;
      throw error;
    }
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  return counts;
}

/** The same data counted by the cells of a grid of `packages/grid/systems`, on a map from `west`, `south` to `east`, `north`. */
const binned: Figure = (props, {land}) => {
  const {system, level, of, west, south, east, north} = readProps(props, {
    system: 'h3',
    level: 4,
    of: 'earthquakes',
    west: -124,
    south: 33,
    east: -114.5,
    north: 41.5,
  });
  const counted = data[of];
  if (!counted) throw new Error(`nothing is called '${of}'; there are ${Object.keys(data).join(', ')}`);
  const grid = gridNamed(system);
  const {cellAt, outline} = grid;
  const onMap = counted
    .positions(land)
    .filter(([lng, lat]) => west <= lng && lng <= east && south <= lat && lat <= north);
  const counts = [...countByCell(onMap, (lat, lng) => cellAt(lat, lng, level))];
  const most = Math.max(...counts.map(([, count]) => count));
  const alt = translate(
    {
      message:
        'A map of {label}, counted in {count} {cells}. Darker colors mean higher counts, and the highest count is {most}.',
    },
    {label: counted.label, count: counts.length, cells: cellsNamed(system, grid), most},
  );
  return mapDrawing({land, alt, ...heatBounds({west, south, east, north})}, (view) =>
    heatMap(
      counts.map(([cell, value]) => {
        const ring = outline(cell);
        return {outline: view.ring(ring, ring.length > coast.corners ? coast.precision : undefined), value};
      }),
    ),
  );
};
export default binned;
