import {existsSync} from 'node:fs';
import {cp, mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import {headersFor, readHeadersFile} from '../../plugins/security/headersFile';
import {isCompressible, types} from './contentTypes';

const compress = promisify(gzip);

/** What the configuration depends on. */
export interface NginxOptions {
  /** The built site. */
  readonly build: string;
  /** The folder to write, new or empty: `site/` with the files, and `h3-docs.conf`. */
  readonly out: string;
  /** The path that the site lives under, with both slashes. */
  readonly base: string;
  readonly port: number;
}

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

/**
 * Makes sure that a folder has nothing that would be lost.
 *
 * @throws Error naming the first file in it
 */
async function refuseFiles(out: string): Promise<void> {
  const [first] = existsSync(out) ? await readdir(out) : [];
  if (first !== undefined) throw new Error(`${out} isn't empty: it has ${first}. Name a new or an empty folder.`);
}

/** Files of a build that are for this command, and not for readers. */
const privateFiles = ['_headers'];

/** The types of nginx, from the endings of the files that the site has. */
const typeLines = Object.entries(types).map(([ending, type]) => `    ${type.split(';')[0]} ${ending.slice(1)};`);

/** Types whose text nginx labels as UTF-8, besides HTML. */
const textTypes = Object.values(types).flatMap((type) =>
  type.includes('charset') && !type.startsWith('text/html') ? [type.split(';')[0]] : [],
);

/**
 * Prepares a built site for nginx: its files, each compressible one with a `.gz` beside it, and the configuration of
 * `deploy/nginx.conf` with the headers of the build.
 *
 * @returns the path of the configuration, to be included in nginx's `http` block
 * @throws Error when the folder isn't empty
 */
export async function prepareForNginx({build, out, base, port}: NginxOptions): Promise<string> {
  const root = path.resolve(out, 'site');
  const site = path.join(root, base);
  await refuseFiles(out);
  await mkdir(site, {recursive: true});
  await cp(build, site, {recursive: true, filter: (source) => !privateFiles.includes(path.relative(build, source))});
  const files = (await readdir(site, {recursive: true})).filter(isCompressible);
  await Promise.all(
    files.map(async (file) => {
      const full = path.join(site, file);
      await writeFile(`${full}.gz`, await compress(await readFile(full), {level: 9}));
    }),
  );
  const rules = readHeadersFile(await readFile(path.join(build, '_headers'), 'utf8'));
  const headers = Object.entries(headersFor(rules, base)).map(
    ([name, value]) => `  add_header ${name} ${quoted(value)} always;`,
  );
  const values: Readonly<Record<string, string>> = {
    base,
    root,
    port: String(port),
    headers: headers.join('\n'),
    types: typeLines.join('\n'),
    textTypes: [...new Set(textTypes)].join(' '),
  };
  const template = await readFile(path.resolve('deploy/nginx.conf'), 'utf8');
  const file = path.join(out, 'h3-docs.conf');
  await writeFile(
    file,
    template.replace(/@(\w+)@/g, (whole, name: string) => values[name] ?? whole),
  );
  return file;
}
