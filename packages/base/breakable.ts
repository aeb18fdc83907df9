/** A tag, which stays as it is, or a name with the calls around it. */
const tagOrName = /<[^<>]*>|[\w$.('"]+/g;

/** The end of a word within a name, and the parenthesis of a call. */
const wordEnd = /[a-z\d](?=[A-Z])|_(?=[A-Za-z\d])|\((?=[\w'"])/g;

/**
 * HTML in which long names such as `maxPolygonToCellsSize` and `get_directed_edge_origin` may break before each of their words.
 *
 * @param longest - the most characters of a name that fits on a line
 */
export function breakable(html: string, longest: number): string {
  return html.replace(tagOrName, (found) =>
    found.startsWith('<') || found.length <= longest ? found : found.replace(wordEnd, '$&<wbr>'),
  );
}
