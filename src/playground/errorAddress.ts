/** Where the errors page explains an H3 error. */
export function errorAddress(name: string): string {
  return `/docs/library/errors#${name.toLowerCase()}`;
}
