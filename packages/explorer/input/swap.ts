import {dsvFormat} from 'd3-dsv';
import {positionColumns} from './position-columns';

const NUMBER = String.raw`[-+]?\d+(?:\.\d+)?`;
/** A position of JSON: a list that begins with two numbers. */
const JSON_PAIR = new RegExp(`(\\[\\s*)(${NUMBER})(\\s*,\\s*)(${NUMBER})(?=\\s*[,\\]])`, 'g');
/** A position of WKT: two numbers with a space between them, after a bracket or a comma. */
const WKT_PAIR = new RegExp(`([(,]\\s*)(${NUMBER})( +)(${NUMBER})(?=[\\s,)])`, 'g');
const exchange = '$1$4$3$2';

/**
 * A text with the latitudes and longitudes of its positions exchanged: in GeoJSON, in WKT, in lines of two numbers, or
 * in a table, whose column names are exchanged instead of its values.
 */
export function swapCoordinates(text: string): string {
  const named = swapNames(text);
  if (named !== undefined) return named;
  if (/[[{]/.test(text)) {
    const swapped = text.replace(JSON_PAIR, exchange);
    if (swapped !== text) return swapped;
  }
  const swapped = text.replace(WKT_PAIR, exchange);
  return swapped === text ? text.split('\n').map(swapLine).join('\n') : swapped;
}

/** A line that holds two numbers and nothing else but brackets, quotes, and separators; any other is unchanged. */
function swapLine(line: string): string {
  const [first, second, ...others] = [...line.matchAll(new RegExp(NUMBER, 'g'))];
  if (!first || !second || others.length > 0) return line;
  const before = line.slice(0, first.index);
  const between = line.slice(first.index + first[0].length, second.index);
  const after = line.slice(second.index + second[0].length);
  const around = `${before}${between}${after}`;
  return /^[\s()"',;]*$/.test(around) ? `${before}${second[0]}${between}${first[0]}${after}` : line;
}

/** A table whose first line names its latitudes and longitudes, with both names exchanged; undefined for other texts. */
function swapNames(text: string): string | undefined {
  const start = Math.max(0, text.search(/\S/));
  const [head = ''] = text.slice(start).split('\n', 1);
  for (const delimiter of ['\t', ';', '|', ',']) {
    const [names = []] = dsvFormat(delimiter).parseRows(head);
    const {lat, lng} = positionColumns(names);
    if (lat === undefined || lng === undefined) continue;
    const swapped = names.map((name, at) => (at === lat ? names[lng] : at === lng ? names[lat] : name));
    return text.slice(0, start) + dsvFormat(delimiter).formatRow(swapped.map(String)) + text.slice(start + head.length);
  }
  return undefined;
}
