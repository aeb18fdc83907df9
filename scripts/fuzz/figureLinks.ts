/** Links to living figures, as strangers may write them. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {cellToDirectedEdge, cellsAround, pentagons, places, randomCell} from './cells';
import {readState} from '@h3-docs/figures/live/fields';
import type {Field, LivingFigure} from '@h3-docs/figures/live/types';
import {demand} from './mutate';
import type {Random} from './random';

type Figure = LivingFigure<object>;

const folder = path.resolve(__dirname, '../../packages/figures');

/** A living figure with the words that its fields know. */
export interface FuzzedFigure {
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
export async function loadFigures(): Promise<readonly FuzzedFigure[]> {
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

const edgeNumbers = [
  '0',
  '-0',
  '90',
  '-90',
  '180',
  '-180',
  '89.99999',
  '-89.99999',
  '179.99999',
  '0.00001',
  '85',
  '85.06',
];

/** A text for a field: mostly one that looks like a value of it. */
function tokenOf(random: Random, words: readonly string[]): string {
  return random.pick([
    () => random.pick(edgeNumbers),
    () => (random.next() * 360 - 180).toFixed(random.below(8)),
    () => (random.next() * 180 - 90).toFixed(random.below(8)),
    () => String(random.below(20)),
    () => String(random.below(210) - 5),
    () => random.pick(['true', 'false', '', 'null', '__proto__', '1e3', '\u{1f600}', '%', 'NaN']),
    () => (words.length > 0 ? random.pick(words) : ''),
    () => randomCell(random),
    () => random.pick(pentagons(random.below(16))),
    () => cellToDirectedEdge(random),
    () => BigInt.asUintN(64, (BigInt(random.below(2 ** 32)) << 32n) | BigInt(random.below(2 ** 32))).toString(16),
    () => cellsAround(random).join('.'),
    () => places(random).join('!'),
  ])();
}

/** A value for a field, or undefined where none of some tries was one. */
function valueOf(random: Random, field: Field<unknown>, words: readonly string[]): string | undefined {
  for (let tries = 0; tries < 30; tries++) {
    const token = tokenOf(random, words);
    if (field.read(token) !== undefined) return token;
  }
  return undefined;
}

/** What a link says of a figure: some of its fields have values, and some links have something else too. */
export function figureLink(random: Random, {figure, words}: FuzzedFigure): string {
  const fields: readonly (readonly [string, Field<unknown>])[] = Object.entries(figure.fields);
  const parts = fields.flatMap(([key, field]) => {
    const value = random.chance(0.7) ? valueOf(random, field, words) : undefined;
    return value === undefined ? [] : [`${key}=${value}`];
  });
  if (random.chance(0.1)) parts.push(`${random.pick(fields)[0]}=${tokenOf(random, words)}`);
  return parts.join(',');
}

/** The most characters of a drawing. The largest of those that the pages show have about 400,000. */
const MOST_MARKUP = 4_000_000;

/**
 * Does with a link what a page does: shows the state, or says why not.
 *
 * @returns whether the state was shown
 * @throws Error when the figure throws, or draws or says what isn't there
 */
export function openFigure({name, figure}: FuzzedFigure, link: string): boolean {
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
