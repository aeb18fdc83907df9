import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {toSigned} from '@h3-docs/grid/h3/bits';
import {formatValue} from '../data/scale';
import type {Column, Value} from '../data/types';
import {byKind, kindOf, resolutionOf} from './kinds';
import {withoutInner} from './shapes';
import {formatLocale} from '@h3-docs/base/number';

/** One thing known about an index: what it is called, how it reads, and what is copied when that differs. */
export interface Detail {
  readonly label: string;
  /** The name of the detail if several details share its label. If undefined, the label is the name. */
  readonly name?: string;
  readonly value: string;
  readonly copy?: string;
  /** The index that the value contains. Pressing the value selects that index. */
  readonly index?: string;
  /** Text next to the value that isn't copied. */
  readonly note?: string;
}

/** A number with about six significant digits, never in exponent notation. */
function significant(value: number): string {
  return formatLocale(value, {maximumSignificantDigits: 6});
}

/** Smaller areas are given in m². */
const LEAST_KM2 = 0.1;

/**
 * An area in km², or in m² where km² would be all zeros.
 *
 * @param besideKm2 - the largest of the areas that stand beside it, km²: all get the same unit
 */
export function formatArea(km2: number, besideKm2 = km2): string {
  return besideKm2 < LEAST_KM2 ? `${significant(km2 * 1e6)} m²` : `${significant(km2)} km²`;
}

/** A length in km, or in m where km would be all zeros. */
function formatLength(km: number): string {
  return km < 1 ? `${significant(km * 1000)} m` : `${significant(km)} km`;
}

function formatPosition([lat, lng]: readonly number[]): string {
  return `${(lat ?? 0).toFixed(6)}, ${(lng ?? 0).toFixed(6)}`;
}

function positionDetail(label: string, position: readonly number[]): Detail {
  return {label, value: formatPosition(position), copy: position.join(', ')};
}

function boundaryDetail(positions: readonly (readonly number[])[]): Detail {
  return {
    label: translate({message: 'Boundary'}),
    value: positions.map(formatPosition).join('\n'),
    copy: JSON.stringify(positions),
  };
}

/** What readers look for first: an index with its resolution and area, or how many there are. */
export function briefOf(indexes: readonly string[]): readonly Detail[] {
  const [index] = indexes;
  if (index === undefined) return [];
  if (indexes.length > 1) return countsOf(byKind(indexes));
  return [
    {label: translate({message: 'Index'}), value: index, copy: index},
    {label: translate({message: 'Resolution'}), value: String(resolutionOf(index))},
    ...(kindOf(index) === 'cell'
      ? [
          positionDetail(translate({message: 'Center'}), h3.cellToLatLng(index)),
          {label: translate({message: 'Area'}), value: formatArea(h3.cellArea(index, h3.UNITS.km2))},
        ]
      : []),
  ];
}

function cellDetails(cell: string): Detail[] {
  const resolution = h3.getResolution(cell);
  const neighbors = h3.originToDirectedEdges(cell).map(h3.getDirectedEdgeDestination);
  const parents = Array.from({length: resolution}, (_, step) => h3.cellToParent(cell, resolution - 1 - step));
  return [
    {label: translate({message: 'Base cell'}), value: String(h3.getBaseCellNumber(cell))},
    ...neighbors.map((neighbor, at) => ({
      label: at === 0 ? translate({message: 'Neighbors'}) : '',
      name: translate({message: 'neighbor {number}'}, {number: at + 1}),
      value: neighbor,
      index: neighbor,
    })),
    ...parents.map((parent, step) => ({
      label: step === 0 ? translate({message: 'Parents'}) : '',
      name: translate({message: 'parent, res {resolution}'}, {resolution: resolution - 1 - step}),
      value: parent,
      index: parent,
      note: translate({message: 'res {resolution}'}, {resolution: resolution - 1 - step}),
    })),
    boundaryDetail(h3.cellToBoundary(cell)),
  ];
}

/** What is copied has the unit that is shown, and all digits. */
function areaDetail(label: string, km2: number): Detail {
  return {label, value: formatArea(km2), copy: km2 < LEAST_KM2 ? `${km2 * 1e6} m²` : `${km2} km²`};
}

function edgeDetails(edge: string): Detail[] {
  const length = h3.edgeLength(edge, h3.UNITS.km);
  const origin = h3.getDirectedEdgeOrigin(edge);
  const destination = h3.getDirectedEdgeDestination(edge);
  return [
    {label: translate({message: 'Origin'}), value: origin, index: origin},
    {label: translate({message: 'Destination'}), value: destination, index: destination},
    {label: translate({message: 'Length'}), value: formatLength(length)},
    boundaryDetail(h3.directedEdgeToBoundary(edge)),
  ];
}

function vertexDetails(vertex: string): Detail[] {
  const owner = (BigInt(`0x${vertex}`) & ~(0xffn << 56n)) | (1n << 59n);
  return [
    {label: translate({message: 'Owner cell'}), value: owner.toString(16), index: owner.toString(16)},
    positionDetail(translate({message: 'Position'}), h3.vertexToLatLng(vertex)),
  ];
}

/** What is known about one valid index. */
export function detailsOf(index: string): readonly Detail[] {
  const own = {cell: cellDetails, edge: edgeDetails, vertex: vertexDetails}[kindOf(index)](index);
  return [...own, {label: translate({message: 'Decimal'}), value: toSigned(BigInt(`0x${index}`)).toString()}];
}

/** How many of each kind there are, and the resolutions of the cells. */
function countsOf({cell, edge, vertex}: Sorted): readonly Detail[] {
  const counts = new Map<number, number>();
  for (const one of cell) counts.set(resolutionOf(one), (counts.get(resolutionOf(one)) ?? 0) + 1);
  const resolutions = [...counts].sort(([a], [b]) => a - b);
  const count = (label: string, indexes: readonly string[]): Detail[] =>
    indexes.length > 0 ? [{label, value: formatLocale(indexes.length)}] : [];
  return [
    ...count(translate({message: 'Cells'}), cell),
    ...(cell.length > 0
      ? [
          {
            label: translate({message: 'Resolutions'}),
            value: resolutions.map(([resolution, number]) => `${resolution} (${formatLocale(number)})`).join(', '),
          },
        ]
      : []),
    ...count(translate({message: 'Directed edges'}), edge),
    ...count(translate({message: 'Vertexes'}), vertex),
  ];
}

type Sorted = Readonly<Record<'cell' | 'edge' | 'vertex', readonly string[]>>;

/** What else is known about a set of valid indexes: the pentagons and the total area of its cells. */
export function detailsOfSet(cells: readonly string[]): readonly Detail[] {
  if (cells.length === 0) return [];
  const pentagons = cells.filter(h3.isPentagon).length;
  const overlap = new Set(cells.map(resolutionOf)).size > 1 && withoutInner(cells).length < cells.length;
  return [
    {label: translate({message: 'Pentagons'}), value: formatLocale(pentagons), copy: String(pentagons)},
    areaDetail(
      overlap ? translate({message: 'Total area, overlaps counted twice'}) : translate({message: 'Total area'}),
      cells.reduce((total, cell) => total + h3.cellArea(cell, h3.UNITS.km2), 0),
    ),
  ];
}

/** A row with its columns. */
export interface NamedRow {
  readonly columns: readonly Column[];
  readonly values: readonly Value[];
}

/** What a row says, by its columns. */
export const detailsOfRow = ({columns, values}: NamedRow): readonly Detail[] =>
  columns.map((column, at) => {
    const value = values[at] ?? null;
    return value === null
      ? {label: column.name, value: translate({message: 'no value'})}
      : {label: column.name, value: formatValue(value), copy: String(value)};
  });
