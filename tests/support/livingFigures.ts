import {existsSync, readdirSync} from 'node:fs';
import routes from '../data/routes.json' with {type: 'json'};
import {hasPage, htmlOf} from './builtSite';

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

/** Every living figure once, on the first page of the built site that has it. None before the site is built. */
export const livingFigures: readonly LivingFigureOnPage[] = readdirSync('packages/figures').flatMap((file) => {
  const id = file.slice(0, -8);
  if (!file.endsWith('.live.ts') || !existsSync('build')) return [];
  const path = routes.current.find(
    (route) => hasPage(route) && new RegExp(`data-figure="?${id}[" >]`).test(htmlOf(route)),
  );
  return path === undefined ? [] : [{path, id, ...(pressed.has(id) && {firstKey: 'Enter' as const})}];
});
