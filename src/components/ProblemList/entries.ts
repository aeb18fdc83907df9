import {translate} from '@docusaurus/Translate';
import type {ListedProblem} from '@h3-docs/catalogue';
import {jsonOnce} from '@h3-docs/base/fetch';

/** Fetches the entries of a list, once. */
export const loadEntries = jsonOnce<readonly ListedProblem[]>(translate({message: 'This list'}));

/** The entries as the server has them; none in the browser, which has the address of their file instead. */
export const entriesIn = (source: string): readonly ListedProblem[] =>
  source.startsWith('[') ? (JSON.parse(source) as readonly ListedProblem[]) : [];
