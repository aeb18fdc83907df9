import {translate} from '@docusaurus/Translate';
import type {Position} from 'geojson';
import type {Collector} from './collector';
import {closeRing} from './ring';
import {whyNoPosition} from './positions';

const START =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)?<(?:kml|Document|Folder|Placemark|MultiGeometry|Polygon|LineString|Point)[\s>]/;
/** Where text begins that isn't markup, such as a comment, and where it ends. */
const hidden = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
] as const;
const HIDDEN_START = /<!--|<!\[CDATA\[/g;
const TAG = /<(\/?)(?:\w+:)?(Point|LineString|LinearRing|Polygon|coordinates)(?=[\s/>])[^<>]*>/g;

/** Whether a text is KML, or a piece of it. */
export function isKml(text: string): boolean {
  return START.test(text.slice(0, 2000));
}

/**
 * Reads the points, lines, and polygons of KML, whatever elements they stand in. Altitudes are dropped.
 *
 * @param lineOf - the line of an offset
 */
export function readKml(source: string, sink: Collector, lineOf: (at: number) => number): void {
  const text = withoutHidden(source);
  /** The rings of the polygon that is open. */
  let rings: Position[][] | undefined;
  let path: Position[] = [];
  let damaged = false;
  for (const match of text.matchAll(TAG)) {
    const [tag, slash, name] = match;
    const line = lineOf(match.index);
    if (slash === '') {
      if (name === 'Polygon') rings = [];
      if (name !== 'coordinates') damaged = false;
      else {
        const start = match.index + tag.length;
        const end = text.indexOf('<', start);
        const read = coordinatesOf(text.slice(start, end < 0 ? text.length : end));
        damaged = 'reason' in read;
        path = 'reason' in read ? [] : read.positions;
        if ('reason' in read) sink.problem(line, read.text, read.reason);
      }
      continue;
    }
    if (name === 'Polygon') {
      if (rings && rings.length > 0) sink.shape({type: 'Polygon', coordinates: rings}, line);
      rings = undefined;
    } else if (name !== 'coordinates' && !damaged) {
      const reason = add(name ?? '', path, rings, line, sink);
      if (reason) sink.problem(line, name ?? '', reason);
      path = [];
    }
  }
}

/** The source with hidden text replaced by spaces, so that offsets stay the same. What never ends hides nothing. */
function withoutHidden(source: string): string {
  const parts: string[] = [];
  const endless = new Set<string>();
  let done = 0;
  for (const {0: start, index} of source.matchAll(HIDDEN_START)) {
    // An end that was looked for in vain isn't looked for again: that would take quadratic time.
    if (index < done || endless.has(start)) continue;
    const end = hidden.find(([opening]) => opening === start)?.[1] ?? '';
    const found = source.indexOf(end, index + start.length);
    if (found < 0) {
      endless.add(start);
      continue;
    }
    parts.push(source.slice(done, index), ' '.repeat(found + end.length - index));
    done = found + end.length;
  }
  return parts.join('') + source.slice(done);
}

/** Takes a finished point, line, or ring; returns why it can't. */
function add(
  name: string,
  path: Position[],
  rings: Position[][] | undefined,
  line: number,
  sink: Collector,
): string | undefined {
  const [first] = path;
  if (!first) return translate({message: 'this element has no coordinates'});
  if (name === 'Point') {
    sink.shape({type: 'Point', coordinates: first}, line);
    return undefined;
  }
  if (name === 'LineString') {
    if (path.length < 2) return translate({message: 'a line needs at least two positions'});
    sink.shape({type: 'LineString', coordinates: path}, line);
    return undefined;
  }
  const ring = closeRing(path);
  if (ring.length < 4) return translate({message: 'a ring of a polygon needs at least three corners'});
  if (rings) rings.push(ring);
  // A ring by itself is a line.
  else sink.shape({type: 'LineString', coordinates: ring}, line);
  return undefined;
}

function coordinatesOf(
  text: string,
): {readonly positions: Position[]} | {readonly text: string; readonly reason: string} {
  const positions: Position[] = [];
  for (const tuple of text.trim().split(/\s+/)) {
    if (tuple === '') continue;
    const [lng, lat] = tuple.split(',');
    const [x, y] = [lng, lat].map((value) => (value === undefined || value === '' ? NaN : Number(value)));
    const reason = whyNoPosition(y ?? NaN, x ?? NaN);
    if (reason) return {text: tuple, reason: translate({message: '{reason} (KML writes longitude first)'}, {reason})};
    positions.push([x ?? NaN, y ?? NaN]);
  }
  return {positions};
}
