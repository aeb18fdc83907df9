import {explorerLink} from '@h3-docs/base/routing/explorerLink';

/** Cells have 15 digits and begin with 8; directed edges have 16 and begin with 1, vertexes with 2. */
const index = /(?<![0-9a-f.])(?:8[0-9a-f]{14}|[12][0-9a-f]{15})(?![0-9a-f])/g;

/** The most indexes in an address that people can still share. */
const most = 20;

function indexesIn(html: string): string[] {
  return [...new Set(html.match(index) ?? [])];
}

/**
 * The address of the explorer with the indexes of an example, those of its result or else those of its code; undefined
 * when there are none, or more than an address should carry.
 *
 * @param result - the result as HTML or text
 * @param code - the code as HTML or text
 */
export function explorerAddress(result: string, code: string): string | undefined {
  const found = indexesIn(result);
  const shown = found.length > 0 ? found : indexesIn(code);
  return shown.length > 0 && shown.length <= most ? explorerLink('/', shown) : undefined;
}
