import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** How readers ask for the sections of a page, by the ids of their headings; the id of the page itself is empty. */
export type PageAsks = ReadonlyMap<string, readonly string[]>;

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
 * The asks of a page.
 * @param file the name of the file in error messages
 * @throws Error where asks have no section, or a section comes twice
 */
export function parseAskFile(text: string, file: string): PageAsks {
  const [before = '', ...parts] = text.split(/^#/m);
  if (before.trim() !== '') throw new Error(`${file}: asks without a section. Put #heading-id above them.`);
  const sections = new Map<string, readonly string[]>();
  for (const part of parts) {
    const [id = '', ...lines] = part.split('\n');
    if (sections.has(id.trim())) throw new Error(`${file}: the section #${id.trim()} comes twice.`);
    sections.set(id.trim(), parseAsks(lines.join('\n')));
  }
  return sections;
}

/** The file of asks that lies beside a page. @param page `docs/quickstart.mdx` */
export function askFileOf(page: string): string {
  return page.replace(/\.\w+$/, '.asks.txt');
}

/** The asks of a page from the file beside it; none without a file. */
export function readAsks(page: string): PageAsks {
  const file = askFileOf(page);
  return existsSync(file) ? parseAskFile(readFileSync(file, 'utf8'), path.relative('.', file)) : new Map();
}

/** The entries of a file of asks that no section of its page has, each as a message. @param ids the ids of the page's sections */
export function deadAsks(page: string, asks: PageAsks, ids: ReadonlySet<string>): string[] {
  const file = path.relative('.', askFileOf(page));
  return [...asks.keys()].flatMap((id) => (ids.has(id) ? [] : [`${file}: the page has no section #${id}.`]));
}
