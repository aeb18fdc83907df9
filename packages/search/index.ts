export {asksForHighlight} from './address';
export type {SearchSettings} from './files';
export {loadSearch, type LoadedSearch} from './load';

/** Loads what highlights the words of a search on the page that it has led to. */
export const loadHighlightBar = () => import('./HighlightBar');
