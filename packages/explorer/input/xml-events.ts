// cspell:ignore tmcw togeojson
/** A part of an XML text, with the offset at which it begins. */
export type XmlEvent =
  | {readonly type: 'open'; readonly name: string; readonly attributes: string; readonly at: number}
  | {readonly type: 'close'; readonly name: string; readonly at: number}
  | {readonly type: 'text'; readonly text: string; readonly at: number}
  /** The text ends within a tag or a comment. */
  | {readonly type: 'end'; readonly at: number};

/** Comments, instructions, and declarations; a section of text; or a tag: its name, and its attributes, in which quotes may hold `>`. */
const PART =
  /<!--[^]*?-->|<\?[^]*?\?>|<!(?!--|\[CDATA\[)[^>]*>|<!\[CDATA\[([^]*?)\]\]>|<(\/?)(?:[\w.-]+:)?([\w.-]+)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^"'>])*)>/y;

/**
 * The tags and texts of XML, in linear time. Names have no prefixes, so that a document whose prefixes aren't declared
 * is read, too.
 *
 * `@tmcw/togeojson` needs a DOM, which workers don't have, and keeps no place in the text. Problems name the line, and a
 * file that is cut off or damaged is read up to that place.
 */
export function* xmlEvents(text: string): Generator<XmlEvent> {
  for (let at = 0; at < text.length;) {
    const found = text.indexOf('<', at);
    const tag = found < 0 ? text.length : found;
    if (tag > at) yield {type: 'text', text: decode(text.slice(at, tag)), at};
    if (found < 0) return;
    PART.lastIndex = tag;
    const [whole, section, slash, name, attributes = ''] = PART.exec(text) ?? [];
    if (whole === undefined) {
      yield {type: 'end', at: tag};
      return;
    }
    if (section !== undefined) yield {type: 'text', text: section, at: tag};
    if (name !== undefined && slash === '') yield {type: 'open', name, attributes, at: tag};
    if (name !== undefined && (slash === '/' || attributes.endsWith('/'))) yield {type: 'close', name, at: tag};
    at = tag + whole.length;
  }
}

/** An element with those within it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: string;
  /** Where it begins. */
  readonly at: number;
  readonly children: XmlElement[];
  /** Its own text, as far as it is not that of an element within it. */
  text: string;
}

/** More elements would take more memory than a page has. */
const MOST_ELEMENTS = 2_000_000;

/** The elements of XML in one around all, and where the text can't be read any more; undefined: it is whole. */
export function xmlTree(text: string): {
  readonly element: XmlElement;
  readonly end: number | undefined;
  readonly isTooLarge: boolean;
} {
  const element: XmlElement = {name: '', attributes: '', at: 0, children: [], text: ''};
  const open = [element];
  /** How many elements of each name are open. */
  const names = new Map<string, number>();
  const change = (name: string, by: number) => names.set(name, (names.get(name) ?? 0) + by);
  let count = 0;
  for (const event of xmlEvents(text)) {
    const last = open.at(-1) ?? element;
    if (event.type === 'end') return {element, end: event.at, isTooLarge: false};
    if (event.type === 'text') last.text += event.text;
    else if (event.type === 'open') {
      if (++count > MOST_ELEMENTS) return {element, end: undefined, isTooLarge: true};
      const own: XmlElement = {name: event.name, attributes: event.attributes, at: event.at, children: [], text: ''};
      last.children.push(own);
      open.push(own);
      change(event.name, 1);
    } else {
      // What is still open in an element ends with it.
      while ((names.get(event.name) ?? 0) > 0) {
        const {name = ''} = open.pop() ?? {};
        change(name, -1);
        if (name === event.name) break;
      }
    }
  }
  return {element, end: undefined, isTooLarge: false};
}

const ENTITIES: Readonly<Record<string, string>> = {lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: '\u00a0'};

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
      if (name !== undefined) return ENTITIES[name] ?? whole;
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** The value of an attribute in the text of a tag; undefined when it is missing. */
export function attributeOf(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : decode(value);
}

/** The attributes in the text of a tag, without declarations of namespaces. */
export const attributesOf = (attributes: string): (readonly [name: string, value: string])[] =>
  Array.from(
    attributes.matchAll(/(?<![\w.:-])([\w.:-]{1,100})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)')/g),
    ([, name = '', one, other]) => [name, decode(one ?? other ?? '')] as const,
  ).filter(([name]) => !/^xmlns|:schemaLocation$/.test(name));
