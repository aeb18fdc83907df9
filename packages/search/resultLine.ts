import {translate} from '@docusaurus/Translate';
import {withHighlight} from './address';
import {shownLength, type ResultGroup, type SearchResult} from './files';
import {excerpt, segmentsOf, type Segment} from './matches';

/** A result as the list shows it. */
export interface ResultLine {
  /** The address to go to, with the words to highlight there. */
  readonly url: string;
  readonly kind: ResultGroup;
  readonly heading: readonly Segment[];
  /** Where it is: the part of the documentation, and the page where that isn't the heading. */
  readonly place: string;
  /** A sentence of it; empty where it has none. */
  readonly text: readonly Segment[];
  /** By which name it was found, where that is not its heading. */
  readonly via?: string;
  /** The stack whose calls are to be shown there, and what readers call it. */
  readonly stack?: string;
  readonly stackLabel?: string;
}

/** Makes a result ready to be shown. */
export function lineOf({url, kind, page, group, heading, text, highlights, via, ...stack}: SearchResult): ResultLine {
  const name = via?.name ?? '';
  return {
    url: highlights.length > 0 ? withHighlight(url, highlights) : url,
    kind,
    heading: segmentsOf(heading, highlights),
    place: [group, page].filter((part) => part !== '' && part !== heading).join(' › '),
    text: segmentsOf(excerpt(text, highlights, shownLength), highlights),
    ...(stack.stack !== undefined && {stack: stack.stack}),
    ...(stack.stackLabel !== undefined && {stackLabel: stack.stackLabel}),
    ...(via && {
      via: via.former ? translate({message: '{name} in 3.x'}, {name}) : translate({message: 'also {name}'}, {name}),
    }),
  };
}
