import {translate} from '@docusaurus/Translate';
import {formatLocale} from '../number';

/** The most characters of a query that are read. Hosts and chat programs carry as much safely. */
export const MOST_QUERY = 8000;
/** The most characters of a hash that are read: h3geo.org’s explorer writes whole GeoJSON files there. */
const MOST_HASH = 50_000;
/** The most characters of an address that are repeated in words about it. */
const LONGEST_QUOTE = 30;

/**
 * Every parameter that an address of the site can have, with the most characters of its value. This is the one place
 * that decides what a link may bring: a reader names its parameters here and gets no others.
 */
const parameters = {
  // The state of the explorer (`packages/explorer/model/fields.ts`), with the version of its compressed part.
  v: 4,
  q: MOST_QUERY,
  sel: MOST_QUERY,
  z: MOST_QUERY,
  file: MOST_QUERY,
  layers: MOST_QUERY,
  draw: MOST_QUERY,
  cols: MOST_QUERY,
  rows: MOST_QUERY,
  rule: 20,
  counted: 1,
  read: 20,
  by: 500,
  ramp: 100,
  show: 200,
  map: 100,
  at: 100,
  kept: 16,
  // The explorer of h3geo.org, in a hash (`published.ts`), which has `res` too.
  hex: MOST_HASH,
  res: 100,
  // Old links to a living figure, the index of the decoder, the language of tabs, searched words, and those of problems.
  figure: MOST_QUERY,
  index: 200,
  lang: 40,
  _highlight: 100,
  problems: 100,
} as const;

/** A parameter that an address of the site can have. */
export type LinkParameter = keyof typeof parameters;

/** The most values of one parameter that are read. */
const MOST_VALUES = 20;

/** What a reader gets of an address. */
export interface Link<Name extends LinkParameter> {
  /** The first value of a parameter; undefined where the address has none or too long a one. */
  readonly get: (name: Name) => string | undefined;
  /** All values of a parameter, in the order of the address. */
  readonly all: (name: Name) => readonly string[];
  /** The parts of the address that were left out, as the subject of a list: “the resolution “99””. */
  readonly unread: readonly string[];
}

/**
 * The parameters of an address that a reader has named, each within its limit. Nothing is decoded that is too long.
 *
 * @param address - a query or a hash, with or without its sign
 */
export function readLink<Name extends LinkParameter>(address: string, names: readonly Name[]): Link<Name> {
  const most = address.startsWith('#') ? MOST_HASH : MOST_QUERY;
  const data = address.replace(/^[?#]/, '');
  const unread: string[] = [];
  if (data.length > most) {
    const [limit = '', length = ''] = [most, data.length].map((value) => formatLocale(value));
    unread.push(
      translate({message: 'everything after the first {most} of its {length} characters'}, {most: limit, length}),
    );
  }
  // An escape that the end cuts in two is no letter.
  const whole = address.startsWith('#') && data.length <= most;
  const found = new URLSearchParams(whole ? data : data.slice(0, most).replace(/%[\da-f]?$/i, ''));
  const values = new Map(
    names.map((name) => {
      const all = found.getAll(name);
      const short = all.slice(0, MOST_VALUES).filter((value) => value.length <= parameters[name]);
      if (short.length < all.length) {
        const longest = formatLocale(parameters[name]);
        unread.push(
          all.length > MOST_VALUES
            ? translate({message: '“{name}”, of which only the first {count} are read'}, {name, count: MOST_VALUES})
            : translate({message: '“{name}”, which may have at most {count} characters'}, {name, count: longest}),
        );
      }
      return [name, short] as const;
    }),
  );
  return {get: (name) => values.get(name)?.[0], all: (name) => values.get(name) ?? [], unread};
}

/** Whether a query has parameters of the site, and not only parameters that others add, such as `utm_source`. */
export const bringsSomething = (query: string): boolean =>
  query.length > MOST_QUERY || [...new URLSearchParams(query).keys()].some((name) => Object.hasOwn(parameters, name));

/** A query of parameters in their order, without its `?`. */
export function queryOf(values: readonly (readonly [name: LinkParameter, value: string])[]): string {
  return new URLSearchParams(values.map(([name, value]): [string, string] => [name, value])).toString();
}

/** A query with changed parameters, with its `?`: those that are undefined are removed, the others are set. */
export function writeLink(
  query: string,
  changes: Readonly<Partial<Record<LinkParameter, string | undefined>>>,
): string {
  const written = new URLSearchParams(query);
  for (const [name, value] of Object.entries<string | undefined>(changes)) {
    if (value === undefined) written.delete(name);
    else written.set(name, value);
  }
  const text = written.toString();
  return text === '' ? '' : `?${text}`;
}

/** What readers are told of the parts of a link that were left out. */
export function unreadWords(parts: readonly string[]): string {
  return translate({message: 'This part of the link could not be read: {parts}.'}, {parts: parts.join('; ')});
}

/** A part of an address in quotation marks, cut where it is long. */
export function quote(text: string): string {
  return `“${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}”`;
}
