import {readLink as readParameters} from '@h3-docs/base/routing/link';

/** What an address says of a figure. */
export type FigureLink =
  | {readonly id: string; readonly state: string}
  /** The parts of the address that were left out. */
  | {readonly unread: readonly string[]};

/** The figure that an address names, and its state: `?figure=disk,k=2`. */
export function readLink(search: string): FigureLink | undefined {
  const link = readParameters(search, ['figure']);
  const asked = link.get('figure');
  if (asked === undefined) return link.unread.length > 0 ? {unread: link.unread} : undefined;
  const [id = '', ...state] = asked.split(',');
  return {id, state: state.join(',')};
}
