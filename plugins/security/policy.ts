import {createHash} from 'node:crypto';
import type {FinishedPage} from '@h3-docs/base/node/readPage';
import {frameScriptHash, jsxFrameScriptHash} from '@h3-docs/playground/node';
import {visit} from 'unist-util-visit';

const executable = /^(?:module|(?:text|application)\/(?:java|ecma)script)$/;

/** The text of a script as a policy names it. */
export function scriptHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/** The hashes of the inline scripts of a page that a browser would run; data such as JSON-LD needs none. */
export function inlineScriptHashes({tree}: Pick<FinishedPage, 'tree'>): string[] {
  const hashes: string[] = [];
  visit(tree, {tagName: 'script'}, ({properties: {src, type}, children: [script]}) => {
    const runs = src === undefined && (typeof type !== 'string' || executable.test(type));
    if (runs && script?.type === 'text') hashes.push(scriptHash(script.value));
  });
  return hashes;
}

/** What a policy depends on besides the pages. */
export interface PolicyOptions {
  /** The hashes of all inline scripts of the site. */
  readonly scripts: Iterable<string>;
  /** Whether the map asks Mapbox for its streets. */
  readonly mapbox: boolean;
  /** The address of KaTeX's stylesheet on its CDN. */
  readonly mathStyles: string;
}

/** The sources that each directive of a policy allows. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** Directives that browsers ignore in a `<meta>`: only a header can have them. */
export const headerOnly: readonly string[] = ['frame-ancestors', 'report-to', 'report-uri', 'sandbox'];

/**
 * The Content-Security-Policy under which the whole site works. Scripts are those of the site and the few inline ones,
 * by their hashes. `blob:`, `unsafe-eval`, and the hashes of the frames' scripts are for the sandboxes of live examples, which
 * inherit the policy. `compile` evaluates code in Safari before 17, which cannot load a script that a worker made. The
 * compiler of live JSX evaluates code everywhere. KaTeX's
 * styles and fonts come from its CDN, as the specification asks: one file and the fonts beside it, because anybody can
 * publish on that CDN. Styles stay `unsafe-inline`, because formulas and figures have `style` attributes.
 */
export function contentSecurityPolicy({scripts, mapbox, mathStyles}: PolicyOptions): Policy {
  const streets = mapbox ? ['https://*.mapbox.com'] : [];
  const hashes = [...new Set([...scripts, frameScriptHash, jsxFrameScriptHash])].sort().map((hash) => `'${hash}'`);
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, "'unsafe-eval'", 'blob:'],
    'style-src': ["'self'", "'unsafe-inline'", mathStyles],
    'font-src': ["'self'", new URL('fonts/', mathStyles).href],
    'img-src': ["'self'", 'data:', 'blob:', ...streets],
    'connect-src': ["'self'", ...streets],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
}

/** A policy as its header has it. */
export const printPolicy = (policy: Policy): string =>
  Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** A policy as a `<meta>` has it, for hosts that send no header. */
const printMetaPolicy = (policy: Policy): string =>
  printPolicy(Object.fromEntries(Object.entries(policy).filter(([name]) => !headerOnly.includes(name))));

/** Behind the encoding, a policy stands before everything that it restricts. */
const ENCODING = /<meta charset="?utf-8"?\s*\/?>/i;

/**
 * A page with a policy in its head.
 *
 * @throws Error when the page has no place for it
 */
export function withPolicy(html: string, policy: Policy): string {
  const encoding = ENCODING.exec(html);
  if (!encoding) throw new Error('A page has no <meta charset>, so it has no place for its policy.');
  const end = encoding.index + encoding[0].length;
  const meta = `<meta http-equiv=Content-Security-Policy content="${printMetaPolicy(policy)}">`;
  return html.slice(0, end) + meta + html.slice(end);
}
