import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** How readers ask for one section. */
export interface SectionAsks {
  readonly asks: readonly string[];
  /** The line of its id in the file of asks, from 1. */
  readonly line: number;
}

/** The asks of a list: separated by `|`, on any number of lines. A line in another language begins with its code: `de: Größe`. */
export function parseAsks(list: string): string[] {
  const asks = list.split('\n').flatMap((line) =>
    line
      .trim()
      .replace(/^[a-z]{2}:\s+/, '')
      .split('|'),
  );
  return asks.map((ask) => ask.trim()).filter(Boolean);
}

/**
 * The asks of a page by the ids of its headings; those of the page itself are under the empty id.
 * @param file the name of the file in error messages
 * @throws Error where asks have no section, or a section comes twice
 */
export function parseAskFile(text: string, file: string): ReadonlyMap<string, SectionAsks> {
  const sections = new Map<string, {readonly line: number; readonly asks: string[]}>();
  let current: string[] | undefined;
  text.split(/\r?\n/).forEach((content, place) => {
    const line = place + 1;
    const [, id] = /^#\s*(\S*)\s*$/.exec(content) ?? [];
    if (id === undefined) {
      if (content.trim() === '') return;
      if (!current) throw new Error(`${file}:${line}: asks without a section. Put #heading-id above them.`);
      current.push(...parseAsks(content));
      return;
    }
    const known = sections.get(id);
    if (known) throw new Error(`${file}:${line}: the section #${id} is in line ${known.line} already.`);
    current = [];
    sections.set(id, {line, asks: current});
  });
  return sections;
}

/** The file of asks that lies beside a page. @param page `docs/quickstart.mdx` */
export function askFileOf(page: string): string {
  return page.replace(/\.\w+$/, '.asks.txt');
}

/** The asks of a page from the file beside it; none without a file. */
export function readAsks(page: string): ReadonlyMap<string, SectionAsks> {
  const file = askFileOf(page);
  return existsSync(file) ? parseAskFile(readFileSync(file, 'utf8'), path.relative('.', file)) : new Map();
}

/** The entries of a file of asks that no section of its page has, each as a message with file and line. @param ids the ids of the page's sections */
export function deadAsks(page: string, asks: ReadonlyMap<string, SectionAsks>, ids: ReadonlySet<string>): string[] {
  const file = path.relative('.', askFileOf(page));
  return Array.from(asks).flatMap(([id, {line}]) =>
    ids.has(id) ? [] : [`${file}:${line}: the page has no section #${id}.`],
  );
}
