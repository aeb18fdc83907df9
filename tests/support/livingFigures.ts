import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A living figure on one of its pages. */
export interface LivingFigureOnPage {
  readonly path: string;
  /** Its name on the page. */
  readonly id: string;
  /** The key that works its first control, where arrow keys don't. */
  readonly firstKey?: 'Enter';
}

/** The figures whose first control is a place to press. */
const pressed: ReadonlySet<string> = new Set(['bitlayout', 'compact']);

/** The pages of the newest version in the built site, each with its HTML. */
function* builtPages() {
  const docs = path.resolve('build/docs');
  if (!existsSync(docs)) return;
  const files = readdirSync(docs, {recursive: true, encoding: 'utf8'}).sort();
  for (const file of files.filter((name) => name.endsWith('index.html') && !name.startsWith('3.x'))) {
    yield {
      path: `/docs/${path.dirname(file)}`.replace(/\/\.?$/, '/'),
      html: readFileSync(path.join(docs, file), 'utf8'),
    };
  }
}

/** Every living figure once, on the first page of the built site that has it. */
function findLivingFigures(): readonly LivingFigureOnPage[] {
  const names = readdirSync('packages/figures').flatMap((file) =>
    file.endsWith('.live.ts') ? [file.slice(0, -8)] : [],
  );
  const found = new Map<string, LivingFigureOnPage>();
  for (const {path: address, html} of builtPages()) {
    for (const id of names.filter((name) => !found.has(name) && new RegExp(`data-figure="?${name}[" >]`).test(html))) {
      found.set(id, {path: address, id, ...(pressed.has(id) && {firstKey: 'Enter' as const})});
    }
  }
  return [...found.values()];
}

export const livingFigures = findLivingFigures();
