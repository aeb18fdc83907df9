import {explorerLink, openExplorer} from '../explorerLinks';
import type {FuzzTarget} from '../target';

/** Links to the explorer: each state is shown, or the page says what it left out. */
export const explorerLinks: FuzzTarget = {
  name: 'links to the explorer',
  async step(random) {
    const link = await explorerLink(random);
    try {
      await openExplorer(link);
    } catch (error) {
      throw new Error(link, {cause: error});
    }
  },
};
