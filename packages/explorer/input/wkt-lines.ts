import type {Geometry} from 'geojson';
import {positionsOf} from './positionsOf';
import {theShortWay} from './short-way';
import {parseWkt} from './wkt';

/**
 * Reads lines that each hold one geometry, as `geometryToWkt` writes them. Everything else is left out and counted. This is
 * for links: a stranger may have written them, and no other reader needs to see them.
 *
 * @param most - the most positions that are taken
 * @returns the geometries, and how many lines are something else or have too many positions
 */
export function readWktLines(text: string, most = Infinity) {
  const shapes: Geometry[] = [];
  let unread = 0;
  let positions = 0;
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const found = positions < most ? geometriesOf(line) : [];
    const count = found.reduce((sum, geometry) => sum + positionsOf(geometry).length, 0);
    positions += count;
    if (found.length > 0 && positions <= most) shapes.push(...found.map(theShortWay));
    else unread++;
  }
  return {shapes, unread};
}

function geometriesOf(line: string): readonly Geometry[] {
  const {geometries, end, error} = parseWkt(line, 0);
  return error || line.slice(end).trim() !== '' ? [] : geometries;
}
