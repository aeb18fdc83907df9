export {asksForHighlight} from './address';
export type {SearchSettings} from './files';
export {loadSearch, type LoadedSearch} from './load';

/** Loads the marks on a page that a search has led to. */
export const loadHighlightBar = () => import('./HighlightBar');
