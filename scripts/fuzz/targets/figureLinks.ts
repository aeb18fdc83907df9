import {figureLink, loadFigures, openFigure, type FuzzedFigure} from '../figureLinks';
import type {FuzzTarget} from '../target';

let figures: Promise<readonly FuzzedFigure[]> | undefined;

/** Links to all living figures: each state is shown, or the page says why not. */
export const figureLinks: FuzzTarget = {
  name: 'links to figures',
  async step(random) {
    figures ??= loadFigures();
    for (const figure of await figures) {
      const link = figureLink(random, figure);
      try {
        openFigure(figure, link);
      } catch (error) {
        throw new Error(`?figure=${figure.name},${link}`, {cause: error});
      }
    }
  },
};
