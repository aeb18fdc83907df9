/** Living figures as a page shows them. */
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import type {Frame, LivingFigure} from '@h3-docs/figures/live/types';

const folder = path.resolve(__dirname, '../../packages/figures');

/** Any living figure. */
export type AnyFigure = LivingFigure<object>;

/** A living figure with its name. */
export interface LoadedFigure {
  readonly name: string;
  readonly figure: AnyFigure;
}

/** Answers requests for the files of the worked cases. */
function serveData(): void {
  globalThis.fetch = (address) => {
    const {pathname} = new URL(String(address instanceof Request ? address.url : address));
    const data = path.resolve(__dirname, '../../static/data');
    return Promise.resolve(new Response(readFileSync(path.join(data, path.basename(pathname)), 'utf8')));
  };
}

/** The attributes with which figures load all that they can: one system needs a file of its own. */
const attributes: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  grid: [
    {system: 's2', level: '12'},
    {system: 'geohash', level: '5'},
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
        const {default: figure} = (await import(`${folder}/${name}.live.ts`)) as {readonly default: AnyFigure};
        for (const props of attributes[name] ?? [{}]) await figure.load?.(props);
        return {name, figure};
      }),
    );
  } finally {
    globalThis.fetch = real;
  }
}

/** The most characters of a drawing. The largest of those that the pages show have about 400,000. */
const MOST_MARKUP = 4_000_000;

/** Shows a state as a page does. Throws an Error when the figure throws, or draws or says what isn't there. */
export function openFigure({name, figure}: LoadedFigure, state: object): void {
  const frame = figure.frame(state, figure.frame(figure.start({}, null)));
  const drawing = figure.draw(state, frame) + frame.under() + frame.over();
  assert(!/NaN|Infinity|undefined/.test(drawing), `${name} draws NaN or undefined`);
  assert(drawing.length <= MOST_MARKUP, `${name} draws ${drawing.length} characters`);
  const words = figure.words(state);
  assert(!/NaN|Infinity|undefined|\s\s/.test(words), `${name} says: ${words}`);
  assert(words.length < 4000, `${name} says ${words.length} characters`);
  assert(!figure.code?.(state).javascript.includes('undefined'), `${name} writes undefined`);
  figure.handles?.(state, frame);
  figure.controls(state);
  const cells = figure.cells?.(state) ?? [];
  assert(cells.length <= 5000, `${name} has ${cells.length} cells`);
}

/** The states that one use of each control, handle, and place of the drawing leads to. */
function statesAfter<State extends object, F extends Frame>(
  figure: LivingFigure<State, F>,
  state: State,
  frame: F,
): State[] {
  const {width, height} = frame;
  const at = [width / 3, height / 3] as const;
  const controls = figure.controls(state).flatMap((control) => {
    if (control.kind === 'choice') return control.options.map(([value]) => control.set(value));
    if (control.kind === 'button') return control.disabled ? [] : [control.press()];
    const {min, max} = control;
    return [min, max, min + Math.floor((max - min + 1) / 3)].map((value) => control.set(value));
  });
  const handles = (figure.handles?.(state, frame) ?? []).flatMap((handle) => [
    ...([at, [1, 1], [width - 1, height / 2]] as const).map((to) => handle.move(to)),
    ...(typeof handle.step === 'function' ? [handle.step(1, 0), handle.step(0, -1)] : []),
    ...(handle.press ? [handle.press()] : []),
  ]);
  const places = [figure.pick?.(state, at, frame), figure.sweep?.(state, at, [width / 2, height / 2], frame)];
  return [...controls, ...handles, ...places.filter((next) => next !== undefined)];
}

/** The first state of a figure with these attributes, and the states that one use and two uses lead to, each once. */
export function statesOf<State extends object, F extends Frame>(
  figure: LivingFigure<State, F>,
  props: Readonly<Record<string, string>> = {},
): State[] {
  const start = figure.start(props, null);
  const home = figure.frame(start);
  const first = statesAfter(figure, start, home);
  const second = first.slice(0, 2).flatMap((state) => statesAfter(figure, state, figure.frame(state, home)));
  const all = [start, ...first, ...second];
  return all.filter((state, at) => all.findIndex((other) => isDeepStrictEqual(other, state)) === at);
}
