/** Whether a page's hash is an address of the explorer on h3geo.org: `#hex=8928308280fffff`, `#res=9&hex=37.7,-122.4`. */
export function isPublishedHash(hash: string): boolean {
  return /^#(?:.*&)?hex=./.test(hash);
}
