import {cp, mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import {headersFor, readHeadersFile} from '../../plugins/security/headersFile';
import {isCompressible} from './contentTypes';

const compress = promisify(gzip);

/** What the configuration depends on. */
export interface NginxOptions {
  /** The built site. */
  readonly build: string;
  /** The folder to write: `site/` with the files, and `h3-docs.conf`. What it held before is removed. */
  readonly out: string;
  /** The path that the site lives under, with both slashes. */
  readonly base: string;
  readonly port: number;
}

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

/**
 * Prepares a built site for nginx: its files, each compressible one with a `.gz` beside it, and the configuration of
 * `deploy/nginx.conf` with the headers of the build.
 *
 * @returns the path of the configuration, to be included in nginx's `http` block
 */
export async function prepareForNginx({build, out, base, port}: NginxOptions): Promise<string> {
  const root = path.resolve(out, 'site');
  const site = path.join(root, base);
  await rm(out, {recursive: true, force: true});
  await mkdir(site, {recursive: true});
  await cp(build, site, {recursive: true});
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
  const values: Readonly<Record<string, string>> = {base, root, port: String(port), headers: headers.join('\n')};
  const template = await readFile(path.resolve('deploy/nginx.conf'), 'utf8');
  const file = path.join(out, 'h3-docs.conf');
  await writeFile(
    file,
    template.replace(/@(\w+)@/g, (whole, name: string) => values[name] ?? whole),
  );
  return file;
}
