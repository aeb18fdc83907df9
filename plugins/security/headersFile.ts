/** Headers for the paths that a pattern covers, in which `*` stands for anything. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The headers that the site is to be served with.
 *
 * @param policy - its Content-Security-Policy
 * @param base - the path that it lives under, with both slashes
 */
export function siteHeaders(policy: string, base: string): readonly HeaderRule[] {
  return [
    {
      pattern: `${base}*`,
      headers: {
        'Content-Security-Policy': policy,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'geolocation=(), camera=(), microphone=()',
      },
    },
    // Files whose names carry a hash of their content.
    {pattern: `${base}assets/*`, headers: {'Cache-Control': 'public, max-age=31536000, immutable'}},
    // Browsers with the service worker of an earlier edition find its successor by it.
    {pattern: `${base}sw.js`, headers: {'Cache-Control': 'no-cache'}},
    // The copies of pages for programs would compete with the pages in search engines.
    {
      pattern: `${base}*.md`,
      headers: {'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex'},
    },
  ];
}

/** Writes rules in the form of the file `_headers`, which several static hosts read. */
export function writeHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({pattern, headers}) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/**
 * Reads what `writeHeadersFile` writes.
 *
 * @throws Error naming the line that is neither a pattern nor a header below one
 */
export function readHeadersFile(text: string): readonly HeaderRule[] {
  const rules: {pattern: string; headers: Record<string, string>}[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name !== undefined && value !== undefined && rule) rule.headers[name] = value;
    else if (/^\S/.test(line)) rules.push({pattern: line.trim(), headers: {}});
    else throw new Error(`_headers, line ${index + 1}: “${line.trim()}” is no header of a path.`);
  }
  return rules;
}

/** The headers for a path of the site, later rules before earlier ones. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const covers = (pattern: string) =>
    new RegExp(
      `^${pattern
        .split('*')
        .map((part) => part.replace(/[^\w/]/g, '\\$&'))
        .join('.*')}$`,
    ).test(pathname);
  return Object.assign({}, ...rules.filter(({pattern}) => covers(pattern)).map(({headers}) => headers)) as Record<
    string,
    string
  >;
}
