import {translate} from '@docusaurus/Translate';
import {queryOf, type LinkParameter} from '@h3-docs/base/routing/link';
import {decodeIndex, modeNames, parseIndex, toHex} from '@h3-docs/grid/h3/bits';
import type {SearchDocuments, SearchResult} from './files';

/** What a reader has pasted in the place of a search. */
export type Pasted =
  | {readonly kind: 'index'; readonly hex: string; readonly mode: number; readonly words: string}
  | {readonly kind: 'place' | 'shape'; readonly text: string};

/** What is copied along with indexes and coordinates. */
const around = /["'`[\](){},;:=/°\s]+/;
/** An index, and what languages put after integers. */
const indexToken = /^(?:0x[\da-f]{8,16}|0*[\da-f]{15,16}|-?\d{17,20})(?:n|ull?|ll?)?$/i;
const integerEnd = /(?<=^-?\d{17,20})[nul]+$/i;
const number = /^[+-]?\d{1,3}(?:\.\d+)?$/;
const axis = /^(?:lat|latitude|lon|lng|long|longitude|x|y)$/i;
const shape = /^\s*(?:(?:(?:multi)?(?:point|linestring|polygon)|geometrycollection)\s*\(|\{\s*"type"\s*:)/i;
const longest = 300;

/** Reads a list of indexes: the first one tells what they are. */
function readIndex(tokens: readonly string[]): Pasted | undefined {
  const [first = ''] = tokens;
  if (!tokens.every((token) => indexToken.test(token))) return undefined;
  const index = parseIndex(first.replace(integerEnd, '').replace(/^0+(?=[\da-f]{15})/i, ''));
  if (index === null) return undefined;
  const {mode, resolution} = decodeIndex(index);
  const name = modeNames[mode];
  return {
    kind: 'index',
    hex: toHex(index),
    mode,
    words: name ? translate({message: 'A {kind} of resolution {resolution}.'}, {kind: name, resolution}) : '',
  };
}

/** Reads a latitude and a longitude in degrees, with or without their names and directions. */
function readPlace(tokens: readonly string[], isArray: boolean): Pasted | undefined {
  const values: number[] = [];
  let sure = false;
  for (const token of tokens) {
    const last = values.length - 1;
    if (number.test(token)) values.push(Number(token));
    else if (/^[nesw]$/i.test(token) && last >= 0) {
      sure = true;
      if (/[sw]/i.test(token)) values[last] = -Math.abs(values[last] ?? 0);
    } else if (!axis.test(token)) return undefined;
  }
  const [first = Number.NaN, second = Number.NaN] = values;
  // In GeoJSON the longitude is first, and no latitude is larger than 90°.
  const [lat, lng] = isArray && Math.abs(first) > 90 ? [second, first] : [first, second];
  if (values.length !== 2 || Math.abs(lat) > 90 || Math.abs(lng) > 180) return undefined;
  // Two whole numbers are hardly a place.
  return sure || tokens.some((token) => token.includes('.')) ? {kind: 'place', text: `${lat}, ${lng}`} : undefined;
}

/** Reads an index, a position in degrees, WKT, or GeoJSON where a query is nothing else. */
export function readPasted(query: string): Pasted | undefined {
  if (query.length > longest || !/\d/.test(query)) return undefined;
  if (shape.test(query)) return {kind: 'shape', text: query.trim()};
  const tokens = query.split(around).filter(Boolean);
  return readIndex(tokens) ?? readPlace(tokens, /^\s*\[/.test(query));
}

/** The pages whose decoder reads an index of a mode, by the end of their address. */
const decoderPages: Readonly<Record<number, string>> = {2: 'directededge', 4: 'vertex'};

/** Leads what readers paste to the tools that read it: the decoder of indexes and the explorer's map. */
export function pastedFinder({pages, sections}: SearchDocuments): (query: string) => SearchResult[] {
  /** The section with an address that ends so, as a result that carries a value in its query. */
  function lead(end: string, parameter: LinkParameter, value: string, heading: string, text = ''): SearchResult[] {
    const [path = '', id = ''] = end.split('#');
    const page = sections.flatMap(({page: place, hash}) => (hash === `#${id}` ? (pages[place] ?? []) : []));
    const found = page.find(({url}) => url.endsWith(path));
    if (!found) return [];
    const {url, title, group = ''} = found;
    const address = `${url}?${queryOf([[parameter, value]])}#${id}`;
    return [{url: address, kind: 'guide', page: title, group, heading, text, highlights: []}];
  }
  const show = (value: string) => translate({message: 'Show {value} on the map'}, {value});
  const onMap = (text: string, heading: string) => lead('/#explorer', 'q', text, heading);

  return (query) => {
    const pasted = readPasted(query);
    if (!pasted) return [];
    if (pasted.kind === 'place') return onMap(pasted.text, show(pasted.text));
    if (pasted.kind !== 'index') return onMap(pasted.text, translate({message: 'Show this shape on the map'}));
    const {hex, mode, words} = pasted;
    const decoder = `/index/${decoderPages[mode] ?? 'cell'}#decode-an-index`;
    const heading = translate({message: 'Decode {index}'}, {index: hex});
    return [...lead(decoder, 'index', hex, heading, words), ...onMap(query.trim(), show(hex))];
  };
}
