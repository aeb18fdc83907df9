import {createHash} from 'node:crypto';
import {cpSync, mkdirSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {KatexStylesheet} from '@h3-docs/base/contracts/katex';

/** The folder of the KaTeX package that rehype-katex uses. This project itself might resolve another one. */
function katexFolder(): string {
  const rehypeKatex = require.resolve('rehype-katex');
  return path.dirname(require.resolve('katex/package.json', {paths: [path.dirname(rehypeKatex)]}));
}

/** The addresses and the hash, from the installed package. */
export function katexStylesheet(): KatexStylesheet {
  const read = (file: string) => readFileSync(path.join(katexFolder(), file), 'utf8');
  const css = read('dist/katex.min.css');
  const {version} = JSON.parse(read('package.json')) as {version: string};
  return {
    cdn: `https://cdn.jsdelivr.net/npm/katex@${version}/dist/katex.min.css`,
    integrity: `sha384-${createHash('sha384').update(css).digest('base64')}`,
    local: `assets/katex-${version}/katex.min.css`,
  };
}

/** Puts a copy of KaTeX's stylesheet and fonts into the built site. Pages use it when the CDN does not answer. */
export default function katex(_context: LoadContext): Plugin {
  const dist = path.join(katexFolder(), 'dist');
  return {
    name: 'katex',
    postBuild({outDir}) {
      const target = path.join(outDir, path.dirname(katexStylesheet().local));
      mkdirSync(path.join(target, 'fonts'), {recursive: true});
      cpSync(path.join(dist, 'katex.min.css'), path.join(target, 'katex.min.css'));
      // The stylesheet names older formats too, for browsers older than those that this site is built for.
      for (const font of readdirSync(path.join(dist, 'fonts')).filter((name) => name.endsWith('.woff2'))) {
        cpSync(path.join(dist, 'fonts', font), path.join(target, 'fonts', font));
      }
    },
  };
}
