import type {Position} from 'geojson';
import {isIndexLike} from '../../input/lines';
import {whyNoPosition} from '../../input/positions';
import {recordOfLine} from '../../input/record';
import type {RawRow, RawTable} from '../rawTable';

const POSITION = /^\s*([-+]?\d{1,3}(?:\.\d+)?)\s+([-+]?\d{1,3}(?:\.\d+)?)\s*$/;

/**
 * The outlines that the programs of H3 print, `cellToBoundary` and `h3ToGeoBoundary`: an index on a line, and then the
 * latitude and longitude of each corner between braces. The index says where the row is; an outline without one is a
 * polygon. Undefined for other texts.
 */
export function outlinesTable(text: string): RawTable | undefined {
  if (!/^\s*(?:[\da-f]{15,16}[^\S\n]*\n\s*)?\{[^\S\n]*\n/i.test(text.slice(0, 1000))) return undefined;
  const rows: RawRow[] = [];
  let index: {readonly text: string; readonly line: number} | undefined;
  let corners: Position[] | undefined;
  for (const [at, own] of text.split('\n').entries()) {
    const line = own.trim();
    const [, lat = '', lng = ''] = corners ? (POSITION.exec(line) ?? []) : [];
    if (line === '') continue;
    if (line === '{' && !corners) corners = [];
    else if (line === '}' && corners) {
      const start = index?.line ?? at + 1;
      const [first] = corners;
      if (!first || corners.length < 3) return undefined;
      const ring = [...corners, first];
      rows.push({
        fields: index ? [index.text] : [],
        line: start,
        record: recordOfLine(start),
        ...(!index && {shapes: [{type: 'Polygon', coordinates: [ring]}]}),
      });
      index = undefined;
      corners = undefined;
    } else if (corners && lat !== '' && whyNoPosition(Number(lat), Number(lng)) === undefined) {
      corners.push([Number(lng), Number(lat)]);
    } else if (!corners && !index && isIndexLike(line)) index = {text: line, line: at + 1};
    else return undefined;
  }
  return corners || index
    ? undefined
    : {names: rows.some(({shapes}) => !shapes) ? ['h3'] : [], rows, certain: true, problems: []};
}
