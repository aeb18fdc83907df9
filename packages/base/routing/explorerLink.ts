/**
 * The address that opens indexes in the explorer.
 *
 * @param page - the address of the page with the explorer; `/` for Docusaurus's `Link`, which adds the base URL
 */
export const explorerLink = (page: string, indexes: readonly string[]): string =>
  `${page}?q=${indexes.join('+')}#explorer`;
