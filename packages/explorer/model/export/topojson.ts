import type {Position} from 'geojson';
import type {GeometryObject, Topology} from 'topojson-specification';
import type {Value} from '../../data/types';
import {kindOf} from '../kinds';
import {indexGeometry} from '../shapes';
import {membersByIndex, noData} from './values';

/** Collects arcs: a border between two cells is stored once, and the second cell refers to it backward. */
class Arcs {
  readonly list: Position[][] = [];
  private readonly known = new Map<string, number>();

  /** The numbers of the arcs of a path, one for each of its steps; `~number` is an arc in the other direction. */
  of(path: readonly Position[]): number[] {
    return path.slice(1).map((to, at) => this.one(path[at] ?? to, to));
  }

  private one(from: Position, to: Position): number {
    const backward = this.known.get(`${to.join()} ${from.join()}`);
    if (backward !== undefined) return ~backward;
    const key = `${from.join()} ${to.join()}`;
    const known = this.known.get(key) ?? this.list.push([from, to]) - 1;
    this.known.set(key, known);
    return known;
  }
}

function toObject(index: string, properties: Readonly<Record<string, Value>>, arcs: Arcs): GeometryObject {
  const geometry = indexGeometry(index, kindOf(index), 'split');
  const common = {id: index, properties};
  switch (geometry.type) {
    case 'Point':
      return {...common, type: 'Point', coordinates: geometry.coordinates};
    case 'LineString':
      return {...common, type: 'LineString', arcs: arcs.of(geometry.coordinates)};
    case 'Polygon':
      return {...common, type: 'Polygon', arcs: geometry.coordinates.map((ring) => arcs.of(ring))};
    case 'MultiPolygon':
      return {
        ...common,
        type: 'MultiPolygon',
        arcs: geometry.coordinates.map((rings) => rings.map((ring) => arcs.of(ring))),
      };
    default:
      throw new RangeError(`No index has a geometry of the type ${geometry.type}`);
  }
}

/**
 * Valid indexes as a TopoJSON topology with one object, `h3`, and the values of their rows as properties: the sides that
 * cells share are stored once.
 */
export function toTopoJson(indexes: readonly string[], data = noData): Topology {
  const arcs = new Arcs();
  const membersOf = membersByIndex(data);
  const geometries = indexes.map((index) => toObject(index, membersOf(index), arcs));
  return {type: 'Topology', objects: {h3: {type: 'GeometryCollection', geometries}}, arcs: arcs.list};
}
