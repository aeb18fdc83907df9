import {translate} from '@docusaurus/Translate';
import type {Geometry} from 'geojson';
import {formatLocale, plural} from '@h3-docs/base/number';
import {byKind, resolutionOf} from './kinds';
import {operationOf} from './operations';
import type {Recipe} from './recipe';
import type {Layer} from './state';

/** The kinds of what a layer holds with their numbers, and its resolution: `7 cells, res 9`, `3 shapes`. */
export function describeLayer({indexes, shapes = [], locked}: Pick<Layer, 'indexes' | 'shapes' | 'locked'>): string {
  const {cell, edge, vertex} = byKind(indexes);
  const points = shapes.filter(isPoint).length;
  const rest = shapes.length - points;
  const kinds = [
    [cell.length, translate({message: '{count} cell|{count} cells'}, {count: formatLocale(cell.length)})] as const,
    [edge.length, translate({message: '{count} edge|{count} edges'}, {count: formatLocale(edge.length)})] as const,
    [
      vertex.length,
      translate({message: '{count} vertex|{count} vertexes'}, {count: formatLocale(vertex.length)}),
    ] as const,
    [points, translate({message: '{count} point|{count} points'}, {count: formatLocale(points)})] as const,
    [rest, translate({message: '{count} shape|{count} shapes'}, {count: formatLocale(rest)})] as const,
  ].flatMap(([count, forms]) => (count > 0 ? [plural(count, forms)] : []));
  const resolutions = [...new Set(indexes.map(resolutionOf))].sort((a, b) => a - b);
  if (resolutions.length === 0) return kinds.join(', ');
  const list = resolutions.join(', ');
  return [
    ...kinds,
    resolutions.length > 1
      ? translate({message: 'mixed: res {resolutions}'}, {resolutions: list})
      : translate({message: 'res {resolution}'}, {resolution: list}),
    ...(locked === undefined ? [] : [translate({message: 'locked'})]),
  ].join(', ');
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
      return takes === undefined
        ? label
        : takes === 'k'
          ? `${label}, k = ${k}`
          : translate({message: '{operation} to res {resolution}'}, {operation: label, resolution});
    }
    case 'cover':
      return translate({message: 'Fill, res {resolution}'}, {resolution: recipe.resolution});
    case 'combine':
      return translate({message: 'Combination'});
    case 'aggregate':
      return translate({message: 'Count, res {resolution}'}, {resolution: recipe.resolution});
    case 'indexes':
      return translate({message: 'Selection'});
  }
}
