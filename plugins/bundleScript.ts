import path from 'node:path';
import {build} from 'esbuild';

interface ScriptOptions {
  /** The version of JavaScript that the oldest browsers for the script can read. */
  readonly target: 'es2015' | 'es2022';
  /** Names of the source, each with the expression that takes its place. */
  readonly define?: Readonly<Record<string, string>>;
}

/**
 * Bundles a module with all that it imports as one small script for browsers.
 *
 * @param entry - the file of the module
 * @throws Error when it can't be bundled
 */
export async function bundleScript(entry: string, {target, define = {}}: ScriptOptions): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target,
    platform: 'browser',
    legalComments: 'none',
    alias: {'@docusaurus/Translate': path.join(__dirname, 'sourceTexts.ts')},
    define,
  });
  const [output] = outputFiles;
  if (!output) throw new Error(`No script came out of ${entry}`);
  return output.text;
}
