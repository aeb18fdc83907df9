import type {Geometry} from 'geojson';
import {formatLocale} from '../../number';
import {byKind, resolutionOf} from './kinds';
import {operationOf} from './operations';
import type {Recipe} from './recipe';
import type {Layer} from './state';

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${formatLocale(count)} ${count === 1 ? one : many}`];

/** The kinds of what a layer holds with their numbers, and its resolution: `7 cells, res 9`, `3 shapes`. */
export function describeLayer({indexes, shapes = [], locked}: Pick<Layer, 'indexes' | 'shapes' | 'locked'>): string {
  const {cell, edge, vertex} = byKind(indexes);
  const points = shapes.filter(isPoint).length;
  const kinds = [
    ...counted(cell.length, 'cell', 'cells'),
    ...counted(edge.length, 'edge', 'edges'),
    ...counted(vertex.length, 'vertex', 'vertexes'),
    ...counted(points, 'point', 'points'),
    ...counted(shapes.length - points, 'shape', 'shapes'),
  ];
  const resolutions = [...new Set(indexes.map(resolutionOf))].sort((a, b) => a - b);
  if (resolutions.length === 0) return kinds.join(', ');
  const mixed = resolutions.length > 1 ? 'mixed: ' : '';
  return `${kinds.join(', ')}, ${mixed}res ${resolutions.join(', ')}${locked === undefined ? '' : ', locked'}`;
}

const isPoint = ({type}: Geometry) => type === 'Point' || type === 'MultiPoint';

/** The resolution that all indexes have; undefined for none, and for several. */
export function commonResolution(indexes: readonly string[]): number | undefined {
  const [first, ...others] = new Set(indexes.map(resolutionOf));
  return others.length === 0 ? first : undefined;
}

/** What a layer with the result of steps is called, by the last of them. */
export function nameOfResult(recipe: Recipe): string {
  switch (recipe.step) {
    case 'operate': {
      const {label, takes} = operationOf(recipe.name);
      const {k, resolution} = recipe.parameters;
      return takes === undefined ? label : takes === 'k' ? `${label}, k = ${k}` : `${label} to res ${resolution}`;
    }
    case 'cover':
      return `Cover, res ${recipe.resolution}`;
    case 'combine':
      return 'Combination';
    case 'aggregate':
      return `Aggregate, res ${recipe.resolution}`;
    case 'indexes':
      return 'Selection';
  }
}
