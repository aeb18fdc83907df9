import * as allFigures from './all';
import type {Figure} from '../types';
import type {Drawing} from '@h3-docs/grid/h3/svg';
import {memoize} from '@h3-docs/base/memoize';
import {geography} from '@h3-docs/grid/node/geography';

/** The figure of this name in `packages/figures`. Throws, listing the figures there are, when there is none. */
function figureNamed(name: string): Figure {
  const figures: Readonly<Record<string, Figure>> = allFigures;
  const figure = Object.hasOwn(figures, name) ? figures[name] : undefined;
  if (!figure) throw new Error(`there is no figure '${name}'; the figures are ${Object.keys(figures).join(', ')}`);
  return figure;
}

/** A drawing, and what the reader can do with the living figure where there is one. */
export interface FigureDrawing extends Drawing {
  readonly play: string | undefined;
}

/**
 * The drawing that `packages/figures/<name>.ts` makes of its props. Throws for an unknown name and what the figure throws.
 */
export const drawFigure = memoize((name: string, props: Readonly<Record<string, string>>): FigureDrawing => {
  const figure = figureNamed(name);
  const play = typeof figure.play === 'function' ? figure.play(props) : figure.play;
  return {...figure(props, {land: geography}), play};
});
