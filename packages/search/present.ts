import {translate} from '@docusaurus/Translate';
import {withHighlight} from './address';
import {shownLength, type SearchResult} from './files';
import {excerpt, piecesOf, type Piece} from './marks';

/** A result as the list shows it: all that the page has left to do is to put it there. */
export interface ShownResult {
  /** The address to go to, with the words to mark there. */
  readonly url: string;
  readonly heading: readonly Piece[];
  /** Where it is: the part of the documentation, and the page where that isn't the heading. */
  readonly place: string;
  /** A sentence of it; empty where it has none. */
  readonly text: readonly Piece[];
  /** By which name it was found, where that is not its heading. */
  readonly via?: string;
  /** The language or the engine whose calls are to be shown there, and what readers call it. */
  readonly stack?: string;
  readonly stackLabel?: string;
  /** The releases that have a known problem. */
  readonly releases?: string;
}

/** Makes a result ready to be shown. */
export function present(result: SearchResult): ShownResult {
  const {url, page, group, heading, text, marks, via, stack, stackLabel, releases} = result;
  return {
    url: marks.length > 0 ? withHighlight(url, marks) : url,
    heading: piecesOf(heading, marks),
    place: [group, page].filter((part) => part !== '' && part !== heading).join(' › '),
    text: piecesOf(excerpt(text, marks, shownLength), marks),
    ...(stack !== undefined && {stack}),
    ...(stackLabel !== undefined && {stackLabel}),
    ...(releases && {releases}),
    ...(via && {
      via: via.former
        ? translate({message: '{name} in 3.x'}, {name: via.name})
        : translate({message: 'also {name}'}, {name: via.name}),
    }),
  };
}
