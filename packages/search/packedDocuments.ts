import type {SearchDocuments, SearchSection} from './files';

/** The content of `search-doc-<timestamp>.json`. */
export interface PackedDocuments extends Omit<SearchDocuments, 'sections'> {
  /**
   * Each property of all sections as a list, which compresses better than a list of sections. A section that lacks the
   * property has null. Asks are one text, with a sign between them.
   */
  readonly sections: Readonly<Record<string, readonly unknown[]>>;
}

/** A section with its asks as one text, and without an anchor that its heading tells. */
interface PackedSection extends Omit<SearchSection, 'hash' | 'asks'> {
  readonly hash?: string;
  readonly asks?: string;
}

/** What is between two asks: a character that no text has, and that JSON writes as one byte. */
const askBreak = '\u007F';

/** The anchor of most headings. The anchors of others are in the file. */
function usualHash(heading: string): string {
  return `#${heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')}`;
}

/** Packs documents. */
export function packDocuments({sections, ...others}: SearchDocuments): PackedDocuments {
  const packed = sections.map(({hash, asks, ...section}): Readonly<Record<string, unknown>> => {
    return {...section, hash: hash === usualHash(section.heading) ? undefined : hash, asks: asks?.join(askBreak)};
  });
  const names = new Set(packed.flatMap(Object.keys));
  const columns = Array.from(names, (name) => [name, packed.map((section) => section[name] ?? null)]);
  return {...others, sections: Object.fromEntries(columns) as PackedDocuments['sections']};
}

/** The documents that were packed. */
export function unpackDocuments({sections: columns, ...others}: PackedDocuments): SearchDocuments {
  const entries = Object.entries(columns);
  const sections = (columns.heading ?? []).map((_heading, at): SearchSection => {
    const packed = Object.fromEntries(
      entries.flatMap(([name, values]) => (values[at] === null ? [] : [[name, values[at]]])),
    ) as unknown as PackedSection;
    const {asks, ...section} = {...packed, hash: packed.hash ?? usualHash(packed.heading)};
    return {...section, ...(asks !== undefined && {asks: asks.split(askBreak)})};
  });
  return {...others, sections};
}
