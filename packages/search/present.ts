import {translate} from '@docusaurus/Translate';
import {withHighlight} from './address';
import type {SearchResult} from './files';
import {excerpt, piecesOf, type Piece} from './marks';

/** A result as the list shows it: all that the page has left to do is to put it there. */
export interface ShownResult {
  /** The address to go to, with the words to mark there. */
  readonly url: string;
  readonly heading: readonly Piece[];
  /** The page's title, where it is not the heading. */
  readonly page?: string;
  readonly text: readonly Piece[];
  /** By which name it was found, where that is not its heading. */
  readonly via?: string;
  /** The language or the engine whose calls are to be shown there. */
  readonly stack?: string;
}

const excerptLength = 130;

/** Makes a result ready to be shown. */
export function present({url, page, heading, text, marks, via, stack}: SearchResult): ShownResult {
  const headingPieces = piecesOf(heading, marks);
  // A heading that was found needs no proof from the middle of its text.
  const shown = excerpt(text, headingPieces.some(({marked}) => marked) ? [] : marks, excerptLength);
  return {
    url: marks.length > 0 ? withHighlight(url, marks) : url,
    heading: headingPieces,
    text: piecesOf(shown, marks),
    ...(page !== heading && {page}),
    ...(stack !== undefined && {stack}),
    ...(via && {
      via: via.former
        ? translate({message: '{name} in 3.x'}, {name: via.name})
        : translate({message: 'also {name}'}, {name: via.name}),
    }),
  };
}
