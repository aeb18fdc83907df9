/**
 * The borders of the house, which dependency-cruiser checks (`npm run check -- borders`). Types count as imports.
 *
 * A room imports the rooms below it. Rooms of one floor don't import one another. A file in a folder `node` runs in
 * Node.js; all other files of `src` and `packages` run in the browser.
 */
const floors = [
  ['src/pages', 'src/clientModules'],
  ['src/theme'],
  ['src/components'],
  ['packages/explorer'],
  ['packages/search'],
  ['packages/converter', 'packages/playground'],
  ['packages/figures'],
  ['packages/map', 'packages/programs'],
  ['packages/grid'],
  ['packages/catalogue'],
  ['packages/ui'],
  ['packages/base'],
];

/**
 * The packages that are products: the rest of the site imports their `index.ts` and `node/index.ts`, and nothing behind
 * them. Of `base`, `ui`, and `grid`, which are libraries, all modules may be used.
 */
const products = 'explorer search converter playground figures map programs catalogue'.split(' ');

const rooms = floors.flat();
const inRoom = (names) => `^(${names.join('|')})/`;
const ofNode = '^(packages/[^/]+/node|plugins|scripts|config|docusaurus\\.config\\.ts)(/|$)';
const tests = '(^tests|/tests)/';

/** The rooms that `name` must not import: those above it, and its neighbors. */
const above = (name) => {
  const floor = floors.findIndex((names) => names.includes(name));
  return floors
    .slice(0, floor + 1)
    .flat()
    .filter((other) => other !== name);
};

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'No file imports itself by way of others.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    ...rooms.map((name) => ({
      name: `below-${name.split('/')[1]}`,
      comment: `${name} imports only the rooms below it.`,
      severity: 'error',
      from: {path: inRoom([name]), pathNot: tests},
      to: {path: inRoom(above(name))},
    })),
    ...products.map((name) => ({
      name: `doors-of-${name}`,
      comment: `Only the two doors of packages/${name} are used outside of it. Tests and tools may look behind them.`,
      severity: 'error',
      from: {pathNot: [`^packages/${name}/`, '^scripts/', tests]},
      to: {path: `^packages/${name}/`, pathNot: `^packages/${name}/(node/)?index\\.ts$`},
    })),
    {
      name: 'no-node-in-browser',
      comment: 'What runs in the browser imports nothing that runs in Node.js.',
      severity: 'error',
      from: {path: '^(src|packages)/', pathNot: ['^packages/[^/]+/node/', tests]},
      to: {path: [ofNode, tests]},
    },
    {
      name: 'no-page-in-build',
      comment: 'The build uses no page, component, or style.',
      severity: 'error',
      from: {path: '^(packages/[^/]+/node|plugins)/'},
      to: {
        path: ['^src/(pages|theme|components|clientModules)/', '^packages/(ui|explorer)/', '^scripts/', tests],
        // What live JSX finds in scope, here as in the browser.
        pathNot: '^src/theme/ReactLiveScope/',
      },
    },
    {
      name: 'no-plugins-in-packages',
      comment: 'plugins has what only the build of this site needs.',
      severity: 'error',
      from: {path: '^packages/', pathNot: tests},
      to: {path: '^(plugins|scripts)/'},
    },
    {
      name: 'no-test-in-scripts',
      comment: 'Scripts use of the tests only what copies, serves, and opens a site, and the inputs of a table.',
      severity: 'error',
      from: {path: '^(scripts|plugins)/'},
      to: {
        path: tests,
        pathNot: '^tests/(e2e/support/|support/(previewSample|siteCopy)\\.ts$)|/explorer-input-table\\.ts$',
      },
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '^(build|\\.docusaurus)/'},
    tsPreCompilationDeps: true,
    // Its paths are those of the bundler of pages: `@docusaurus/Translate` is no file of ours there.
    tsConfig: {fileName: require('node:path').join(__dirname, 'tsconfig/browser.json')},
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json'],
    },
  },
};
