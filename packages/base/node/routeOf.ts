/**
 * The route of a page of the documentation, without a slash at its end: `docs/library/errors.mdx` is
 * `/docs/library/errors`, `docs/readme.mdx` is `/docs`.
 * @param filePath - a path within the project that leads through `docs/` or `versioned_docs/`
 */
export function routeOf(filePath: string): string {
  const [, folder = '', page = ''] =
    /\/(docs|versioned_docs\/version-[^/]+)\/(.+)\.mdx?$/.exec(filePath.replaceAll('\\', '/')) ?? [];
  const root = folder.replace(/^versioned_docs\/version-/, 'docs/');
  return `/${root}/${page}`.replace(/\/readme$/, '');
}
