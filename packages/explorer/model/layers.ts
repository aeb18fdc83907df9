import {translate} from '@docusaurus/Translate';
import type {Geometry} from 'geojson';
import {formatLocale, plural} from '@h3-docs/base/number';
import {byKind, resolutionOf} from './kinds';
import type {Layer} from './state';

/** The kinds of what a layer holds with their numbers, and its resolution: `7 cells, res 9`, `3 shapes`. */
export function describeLayer({indexes, shapes = []}: Pick<Layer, 'indexes' | 'shapes'>): string {
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
  ].join(', ');
}

const isPoint = ({type}: Geometry) => type === 'Point' || type === 'MultiPoint';

/** The resolution that all indexes have; undefined for none, and for several. */
export function commonResolution(indexes: readonly string[]): number | undefined {
  const [first, ...others] = new Set(indexes.map(resolutionOf));
  return others.length === 0 ? first : undefined;
}
