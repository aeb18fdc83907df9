/** Living figures as a page shows them, whatever a link says of them. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readState} from '@h3-docs/figures/live/fields';
import type {LivingFigure} from '@h3-docs/figures/live/types';
import {demand} from './demand';

type Figure = LivingFigure<object>;

const folder = path.resolve(__dirname, '../../packages/figures');

/** A living figure with the words that its fields know. */
export interface LoadedFigure {
  readonly name: string;
  readonly figure: Figure;
  readonly words: readonly string[];
}

/** Answers requests for the files of the worked cases, and for countries. */
function serveData(): void {
  globalThis.fetch = (address) => {
    const {pathname} = new URL(String(address instanceof Request ? address.url : address));
    const data = path.resolve(
      __dirname,
      pathname.endsWith('.csv') ? '../../static/data' : '../../node_modules/world-atlas',
    );
    return Promise.resolve(new Response(readFileSync(path.join(data, path.basename(pathname)), 'utf8')));
  };
}

/** The attributes with which figures load all that they can: one system needs a file of its own. */
const attributes: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  grid: [
    {system: 's2', level: '12'},
    {system: 'geohash', level: '5'},
    {system: 'countries', level: '0'},
  ],
};

/** All living figures, with their data. */
export async function loadFigures(): Promise<readonly LoadedFigure[]> {
  const real = globalThis.fetch;
  serveData();
  try {
    const names = readdirSync(folder).flatMap((file) => (file.endsWith('.live.ts') ? [file.slice(0, -8)] : []));
    return await Promise.all(
      names.map(async (name) => {
        const {default: figure} = (await import(`${folder}/${name}.live.ts`)) as {readonly default: Figure};
        for (const props of attributes[name] ?? [{}]) await figure.load?.(props);
        const source = readFileSync(path.join(folder, `${name}.live.ts`), 'utf8');
        return {name, figure, words: [...new Set(source.match(/(?<=')\w{2,14}(?=')/g))]};
      }),
    );
  } finally {
    globalThis.fetch = real;
  }
}

/** The most characters of a drawing. The largest of those that the pages show have about 400,000. */
const MOST_MARKUP = 4_000_000;

/**
 * Does with a link what a page does: shows the state, or says why not.
 *
 * @returns whether the state was shown
 * @throws Error when the figure throws, or draws or says what isn't there
 */
export function openFigure({name, figure}: LoadedFigure, link: string): boolean {
  const start = figure.start({}, null);
  const {state, wrong} = readState(figure, link, start);
  if (wrong !== undefined) return false;
  const frame = figure.frame(state, figure.frame(start));
  const drawing = figure.draw(state, frame) + frame.under() + frame.over();
  demand(!/NaN|Infinity|undefined/.test(drawing), `${name} draws NaN or undefined`);
  demand(drawing.length <= MOST_MARKUP, `${name} draws ${drawing.length} characters`);
  const words = figure.words(state);
  demand(!/NaN|Infinity|undefined|\s\s/.test(words), `${name} says: ${words}`);
  demand(words.length < 4000, `${name} says ${words.length} characters`);
  demand(!figure.code(state).javascript.includes('undefined'), `${name} writes undefined`);
  figure.handles?.(state, frame);
  figure.controls(state);
  figure.next?.(state);
  const cells = figure.cells?.(state) ?? [];
  demand(cells.length <= 5000, `${name} has ${cells.length} cells`);
  return true;
}
