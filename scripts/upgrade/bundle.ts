/** Bundles the command with all that it needs into `dist/h3-upgrade.js`, with the licenses of the packages in it. */
import {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {build, type Metafile, type Plugin} from 'esbuild';
import {nameTable} from '@h3-docs/converter/node/names';
import {readLanguages} from '@h3-docs/converter/types';

const folder = import.meta.dirname;
const root = path.resolve(folder, '../..');

/** Puts the names of all languages in the place of the module that reads them from the catalogue. */
const names: Plugin = {
  name: 'names',
  setup(builder) {
    builder.onLoad({filter: /[\\/]converter[\\/]node[\\/]names\.ts$/}, () => {
      const tables = Object.fromEntries(readLanguages.map((language) => [language, nameTable(language)]));
      return {
        contents: `const tables = ${JSON.stringify(tables)};\nexport const nameTable = (language) => tables[language];`,
        loader: 'js',
      };
    });
  },
};

/** The licenses of the packages whose files are in a bundle. */
function licenses({inputs}: Metafile): string {
  const packages = new Set(
    Object.keys(inputs).flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []),
  );
  const texts = [...packages].sort().map((each) => {
    const at = path.resolve(root, each);
    const {name, version, license} = JSON.parse(readFileSync(path.join(at, 'package.json'), 'utf8')) as Record<
      string,
      string
    >;
    const file = readdirSync(at).find((entry) => /^licen[cs]e/i.test(entry));
    const text = file === undefined ? '' : readFileSync(path.join(at, file), 'utf8').trim();
    return `${name} ${version} (${license})\n\n${text}\n`;
  });
  return texts.join('\n---\n\n');
}

/** Bundles the command into a folder, and returns the path of the program. */
export async function bundle(into: string): Promise<string> {
  const {version} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {version: string};
  const program = path.join(into, 'h3-upgrade.js');
  const {metafile} = await build({
    absWorkingDir: root,
    entryPoints: [path.join(root, 'scripts/upgrade.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    mainFields: ['module', 'main'],
    alias: {'@docusaurus/Translate': path.join(folder, 'translate.ts')},
    define: {H3_UPGRADE_VERSION: JSON.stringify(version)},
    // Packages in CommonJS call `require`.
    banner: {
      js: `#!/usr/bin/env node\nimport {createRequire as h3CreateRequire} from 'node:module';\nconst require = h3CreateRequire(import.meta.url);`,
    },
    metafile: true,
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    plugins: [names],
  });
  writeFileSync(path.join(into, 'THIRD_PARTY.txt'), licenses(metafile));
  return program;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const into = path.join(folder, 'dist');
  if (!existsSync(into)) mkdirSync(into);
  await bundle(into);
}
