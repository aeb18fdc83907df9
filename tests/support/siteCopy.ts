import {spawn} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Tests run from the root of the project. */
const project = process.cwd();
const copied = [
  'docusaurus.config.ts',
  'package.json',
  'plugins',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
  'versioned_sidebars',
  'versions.json',
];
const docs = ['docs', 'versioned_docs'];

/** How a build ended, with everything that it wrote to the console. */
export interface BuildResult {
  readonly ok: boolean;
  readonly output: string;
}

/** A copy of this site in a folder of its own, to break and to build. */
export interface SiteCopy {
  /** The folder that `build` writes to. */
  readonly out: string;
  /** Replaces or adds a file, named from the root of the site. */
  write(file: string, text: string): void;
  /** Changes a file of the copy; throws when that changes nothing. */
  edit(file: string, change: (text: string) => string): void;
  /** @param env variables for the build besides those of the tests themselves */
  build(env?: Readonly<Record<string, string>>): Promise<BuildResult>;
  readonly remove: () => void;
}

/** The ids that links may lead to on a page, from its HTML in `build/`. */
function anchorsOf(html: string): string[] {
  const article = html.slice(html.indexOf('<article'), html.indexOf('</article>'));
  return [...article.matchAll(/<(?:h[1-6]|a|section|span|div|tr|li|details)\b[^>]*? id="?([^"\s>]+)"?/g)].map(
    ([, id]) => id ?? '',
  );
}

/** The page that a document of the site became: its folder in the address, its name or the `slug` of its front matter. */
function builtPage(file: string, frontMatter: string): string {
  const name = file.replace(/^versioned_docs\/version-/, 'docs/').replace(/\.mdx?$/, '');
  const slug = /^slug: *(.+)$/m.exec(frontMatter)?.[1]?.trim();
  const folder = path.posix.dirname(name);
  const page = slug?.startsWith('/')
    ? `${folder
        .split('/')
        .slice(0, folder.includes('3.x') ? 2 : 1)
        .join('/')}${slug}`
    : `${folder}/${slug ?? path.posix.basename(name)}`;
  return path.join(project, 'build', page.replace(/\/readme$/, ''), 'index.html');
}

/** A document with its front matter and every anchor, and none of what takes long to build. */
function stub(file: string): string {
  const text = readFileSync(path.join(project, file), 'utf8');
  const frontMatter = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? '';
  const anchors = anchorsOf(readFileSync(builtPage(file, frontMatter), 'utf8'));
  return `${frontMatter}\nText.\n\n${[...new Set(anchors)].map((id) => `<h2 id="${id}">Heading</h2>`).join('\n\n')}\n`;
}

/**
 * Copies the site, each document cut down to its front matter and the anchors that links lead to, so that the copy has
 * every route and builds in seconds. Needs the site's own `build/`.
 */
export function copySite(): SiteCopy {
  const dir = mkdtempSync(path.join(tmpdir(), 'h3-docs-copy-'));
  for (const name of copied) cpSync(path.join(project, name), path.join(dir, name), {recursive: true});
  symlinkSync(path.join(project, 'node_modules'), path.join(dir, 'node_modules'));
  for (const folder of docs) {
    for (const name of readdirSync(path.join(project, folder), {recursive: true, encoding: 'utf8'})) {
      if (!/\.mdx?$/.test(name)) continue;
      const file = path.posix.join(folder, name);
      mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
      writeFileSync(path.join(dir, file), stub(file));
    }
  }
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), text);
  };
  // The stubs have all anchors as their own, the old ones too.
  write('src/data/anchor-aliases.json', '{}\n');
  return {
    out: path.join(dir, 'build'),
    write,
    edit(file, change) {
      const before = readFileSync(path.join(dir, file), 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`The change leaves ${file} as it is.`);
      write(file, after);
    },
    build: (variables = {}) =>
      new Promise((resolve) => {
        const docusaurus = path.join(project, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
        // The bundler's cache is in node_modules, which the copy shares with the site.
        const env = {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', NODE_ENV: 'production', ...variables};
        const child = spawn(process.execPath, [docusaurus, 'build'], {cwd: dir, env});
        let output = '';
        const collect = (chunk: Buffer) => (output += chunk.toString());
        child.stdout.on('data', collect);
        child.stderr.on('data', collect);
        child.on('close', (code) => resolve({ok: code === 0, output}));
      }),
    remove: () => rmSync(dir, {recursive: true, force: true}),
  };
}
