import path from 'node:path';
import {build, type Loader} from 'esbuild';
import {translations} from './translate';

interface ScriptOptions {
  /** The version of JavaScript that the oldest browsers for the script can read. */
  readonly target: 'es2017' | 'es2022';
  /** Names of the source, each with the expression that takes its place. */
  readonly define?: Readonly<Record<string, string>>;
  /** Modules that the source imports by another name, each with its file. */
  readonly alias?: Readonly<Record<string, string>>;
  /** How files of further kinds are read, by their extensions. */
  readonly loader?: Readonly<Record<string, Loader>>;
  /** Modules that are never called in a browser. */
  readonly external?: readonly string[];
}

/** Bundles a module with the translations of its messages. */
async function bundle(
  entry: string,
  {target, define = {}, alias, loader = {}, external = []}: ScriptOptions,
  texts: Readonly<Record<string, string>>,
): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target,
    charset: 'utf8',
    platform: 'browser',
    legalComments: 'none',
    loader,
    external: [...external],
    alias: {...alias, '@docusaurus/Translate': path.join(__dirname, 'sourceTexts.ts')},
    define: {...define, TRANSLATIONS: JSON.stringify(texts)},
  });
  const [output] = outputFiles;
  if (!output) throw new Error(`No script came out of ${entry}`);
  return output.text;
}

/**
 * Bundles a module with all that it imports as one small script for browsers. It has the translations of its own messages
 * in the locale of the build.
 *
 * @param entry - the file of the module
 * @throws Error when it can't be bundled
 */
export async function bundleScript(entry: string, options: ScriptOptions): Promise<string> {
  const source = await bundle(entry, options, {});
  const own = Object.entries(translations()).flatMap(([key, {message}]) =>
    ['"', "'", '`'].some((quote) => source.includes(quote + key + quote)) ? [[key, message] as const] : [],
  );
  return own.length === 0 ? source : bundle(entry, options, Object.fromEntries(own));
}
