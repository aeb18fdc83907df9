import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** What the name of a file with the asks of a page ends in. The file lies beside the page. */
const ending = '.asks.txt';
/** Words of another language begin with its code: `de: Größe`. */
const inLanguage = /^([a-z]{2}):\s+/;

/** One question or search that a section answers. */
export interface Ask {
  readonly text: string;
  /** Its language, as a code of two letters; undefined for English. */
  readonly language?: string;
}

/** How readers ask for one section. */
export interface SectionAsks {
  readonly asks: readonly Ask[];
  /** The line of its id in the file of asks, from 1. */
  readonly line: number;
}

/** The asks of a list: separated by `|`, on any number of lines. A line in another language begins with its code. */
export function parseAsks(list: string): Ask[] {
  return list.split('\n').flatMap((line) => {
    const trimmed = line.trim();
    const [code = '', language] = inLanguage.exec(trimmed) ?? [];
    return trimmed
      .slice(code.length)
      .split('|')
      .map((text) => text.trim())
      .filter(Boolean)
      .map((text) => ({text, ...(language !== undefined && {language})}));
  });
}

/**
 * The asks of a page by the ids of its headings; those of the page itself are under the empty id.
 * @param file the name of the file in error messages
 * @throws Error where asks have no section, or a section comes twice
 */
export function parseAskFile(text: string, file: string): ReadonlyMap<string, SectionAsks> {
  const sections = new Map<string, {readonly line: number; readonly lines: string[]}>();
  let current: string[] | undefined;
  text.split(/\r?\n/).forEach((content, place) => {
    const line = place + 1;
    const [, id] = /^#\s*(\S*)\s*$/.exec(content) ?? [];
    if (id === undefined) {
      if (content.trim() === '') return;
      if (!current) throw new Error(`${file}:${line}: asks without a section. Put #heading-id above them.`);
      current.push(content);
      return;
    }
    const known = sections.get(id);
    if (known) throw new Error(`${file}:${line}: the section #${id} is in line ${known.line} already.`);
    current = [];
    sections.set(id, {line, lines: current});
  });
  return new Map(Array.from(sections, ([id, {line, lines}]) => [id, {line, asks: parseAsks(lines.join('\n'))}]));
}

/** The file of asks that lies beside a page. @param page `docs/quickstart.mdx` */
export function askFileOf(page: string): string {
  return page.replace(/\.\w+$/, ending);
}

/** The asks of a page from the file beside it; none without a file. */
export function readAsks(page: string): ReadonlyMap<string, SectionAsks> {
  const file = askFileOf(page);
  return existsSync(file) ? parseAskFile(readFileSync(file, 'utf8'), path.relative('.', file)) : new Map();
}

/**
 * The entries of a file of asks that no section of its page has, each as a message with file and line.
 * @param ids the ids of the page's sections; the empty one is the page itself
 */
export function deadAsks(
  page: string,
  asks: ReadonlyMap<string, SectionAsks>,
  ids: ReadonlySet<string>,
): readonly string[] {
  const file = path.relative('.', askFileOf(page));
  return Array.from(asks).flatMap(([id, {line}]) =>
    ids.has(id) ? [] : [`${file}:${line}: the page has no section #${id}.`],
  );
}
