import {readdirSync} from 'node:fs';

/**
 * The layers of `src`, from the top down: a layer may import the layers below it. Folders of one layer do not
 * import one another. ARCHITECTURE.md says what each is for.
 */
const layers = [
  ['pages', 'clientModules'],
  ['theme'],
  ['components'],
  ['explorer'],
  ['map', 'playground', 'search'],
  ['offline'],
  ['ui'],
  ['figures'],
  ['cases', 'grids', 'resolutions'],
  ['converter', 'h3'],
  ['api', 'routing'],
  ['contracts'],
  ['css', 'data', 'escape.ts', 'fetch.ts', 'number.ts', 'remember.ts', 'site.ts', 'trimming.ts', 'versions.ts'],
];

/** What code outside of `src` must not import of it: whatever needs a page or a browser. */
const browserOnly = ['pages', 'clientModules', 'theme', 'components', 'map', 'offline', 'ui'];

/** Ambient declarations, which import types wherever they are. */
const ambient = ['generated.d.ts'];

const known = new Set([...layers.flat(), ...ambient]);
for (const name of readdirSync('src')) {
  if (!known.has(name)) throw new Error(`src/${name} is in no layer: add it to eslint.layers.mjs`);
}

const inSrc = (names) => names.map((name) => `./src/${name}`);

const withinSrc = layers.flatMap((names, index) =>
  names.map((name) => ({
    target: `./src/${name}`,
    from: inSrc([...layers.slice(0, index).flat(), ...names.filter((other) => other !== name)]),
    message: `src/${name} may only import the layers below it (eslint.layers.mjs).`,
  })),
);

/** The zones of import-x/no-restricted-paths. */
export const zones = [
  ...withinSrc,
  {
    target: './src',
    from: ['./plugins', './scripts', './tests'],
    message: 'src is what the browser gets: types that it shares with the build are in src/contracts.',
  },
  {target: './plugins', from: inSrc([...browserOnly, 'explorer']), message: 'plugins use no component.'},
  {target: './plugins', from: ['./scripts', './tests'], message: 'plugins use neither scripts nor tests.'},
  {
    target: './scripts',
    from: inSrc(browserOnly.filter((name) => name !== 'components')),
    message: 'scripts use no component.',
  },
  {
    target: './scripts',
    from: './src/components',
    // `npm run fuzz` feeds what reads the fields of components.
    except: ['./IndexDecoder/read.ts', './ResolutionChooser/places.ts', './ResolutionChooser/regions.ts'],
    message: 'scripts use no component.',
  },
  {
    target: './scripts',
    from: './tests',
    // The bench weighs pages, copies the site, and opens the preview as the tests do, and the fuzzer starts from the inputs of a test.
    except: ['./e2e/support', './support/previewSample.ts', './support/siteCopy.ts', './unit/explorer-input-table.ts'],
    message: 'scripts use no test.',
  },
];
