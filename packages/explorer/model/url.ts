import {MOST_QUERY, queryOf, readLink, type LinkParameter} from '@h3-docs/base/routing/link';
import {MAX_TEXT_BYTES} from '../input/limits';
import {translate} from '@docusaurus/Translate';
import {compress, decompress} from './compress';
import {damaged, fieldNames, fieldOf, isTooLong, readFields, VERSION, writeFields, type FieldName} from './fields';
import {oldLinkParts} from './oldViews';
import type {ExplorerState} from './state';

/** An index and what separates it from the next. */
const INDEX_LENGTH = 16;
/** Text and selections longer than this are compressed. */
const PLAIN_LENGTH = 400;

/**
 * The state as the query of an address (without `?`), or undefined when it doesn’t fit.
 * Its parameters are the fields of `fields.ts`; `z` has the long ones, compressed, and `v` says in which version.
 */
export async function encodeState(state: ExplorerState): Promise<string | undefined> {
  // A state that is too large for any link is not compressed first: that would happen at each move of the map.
  const indexes = state.layers.reduce(
    (sum, {indexes: own, table}) => sum + own.length + (table?.rows.length ?? 0),
    state.selection.length + (state.table?.rows.length ?? 0),
  );
  const input = state.file?.bytes ?? state.text;
  if (input.length + indexes * INDEX_LENGTH > MAX_TEXT_BYTES) return undefined;
  const values = writeFields(state);
  // Nothing is written that would not be read.
  if (values.some(([name, value]) => isTooLong(fieldOf(name), value))) return undefined;
  const length = values.reduce((sum, [name, value]) => sum + (isLong(name) ? value.length : 0), 0);
  const isPacked = (name: FieldName) => fieldOf(name).packed ?? (isLong(name) && length > PLAIN_LENGTH);
  const inside = values.filter(([name]) => isPacked(name));
  const params: (readonly [LinkParameter, string])[] = values.filter(([name]) => !isPacked(name));
  if (inside.length > 0) params.unshift(['v', String(VERSION)], ['z', await compress(packed(inside))]);
  const query = queryOf(params);
  return query.length > MOST_QUERY ? undefined : query;
}

/** Whether a field is compressed where it is long. */
const isLong = (name: FieldName) => name === 'q' || name === 'sel';

/** A state, and a description of the parts of its address that could not be read. */
export interface AddressReading {
  readonly state: ExplorerState;
  readonly unread: readonly string[];
  /** The resolution at which the shapes of the text are to be covered with cells, where the page must not wait for that. */
  readonly cover?: number;
}

/**
 * The state that a query contains, in this version or an old one. Invalid parts are reported and skipped.
 *
 * @param query - with or without `?`
 */
export async function readAddress(query: string): Promise<AddressReading> {
  const params = readLink(`?${query.replace(/^\?/, '')}`, ['v', 'z', ...fieldNames]);
  const unread = [...params.unread];
  const say = (lost: string) => void unread.push(lost);
  const parts = new Map<FieldName, string>();
  for (const name of fieldNames) {
    const value = params.get(name);
    if (value !== undefined && !fieldOf(name).packed) parts.set(name, value);
  }
  const inside =
    params.get('v') === undefined ? await oldLinkParts(params, say) : await unpackedParts(params.get('z'), say);
  for (const [name, part] of inside) parts.set(name, part);
  return {state: await readFields(parts, say), unread};
}

/** Fields as one text: the name of each, its length in UTF-16 units, a line break, and its text. */
const packed = (values: readonly (readonly [FieldName, string])[]): string =>
  values.map(([name, value]) => `${name} ${value.length}\n${value}`).join('');

/** The fields of a compressed `packed`. `say` takes the words for what is lost. */
async function unpackedParts(text: string | undefined, say: (lost: string) => void): Promise<Map<FieldName, string>> {
  const parts = new Map<FieldName, string>();
  if (text === undefined) return parts;
  const all = await decompress(text).catch(() => '');
  let at = 0;
  while (at < all.length) {
    const [head = '', name, length] = /^(\w+) (\d+)\n/.exec(all.slice(at, at + 30)) ?? [];
    const found = fieldNames.find((one) => one === name);
    if (found === undefined) break;
    const start = at + head.length;
    at = start + Number(length);
    parts.set(found, all.slice(start, at));
  }
  if (all === '' || at !== all.length) say(damaged(translate({message: 'the view that it holds'})));
  return parts;
}
