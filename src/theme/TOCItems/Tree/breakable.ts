/** A tag, which stays as it is, or the end of a word within a name. */
const wordEnd = /<[^<>]*>|[a-z\d](?=[A-Z])|[A-Za-z]_(?=[A-Z])/g;

/** HTML in which names such as `maxPolygonToCellsSize` and `E_RES_DOMAIN` may break before each of their words. */
export function breakable(html: string): string {
  return html.replace(wordEnd, (match) => (match.startsWith('<') ? match : `${match}<wbr>`));
}
