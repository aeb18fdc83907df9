/** The words to mark on a page travel in its address, so that they outlive a reload and a shared link. */
const parameter = '_highlight';

/** Whether an address asks for words to be marked. Cheap: it runs on every page. */
export function asksForHighlight(query: string): boolean {
  return query.includes(`${parameter}=`);
}

/** The words that a query string asks to mark. */
export function highlightIn(query: string): string[] {
  return new URLSearchParams(query).getAll(parameter).filter(Boolean);
}

/** A result's address with the words to mark. */
export function withHighlight(url: string, marks: readonly string[]): string {
  const [path = '', hash] = url.split('#');
  const query = new URLSearchParams(marks.map((mark) => [parameter, mark]));
  return `${path}?${query.toString()}${hash === undefined ? '' : `#${hash}`}`;
}

/** A query string without the words to mark. */
export function withoutHighlight(query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(parameter);
  const rest = parameters.toString();
  return rest === '' ? '' : `?${rest}`;
}
