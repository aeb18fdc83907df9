import path from 'node:path';
import {defineConfig} from 'vitest/config';

const alias = {
  '@site': path.resolve(import.meta.dirname),
  '@docusaurus/Translate': path.resolve(import.meta.dirname, 'packages/base/node/translate.ts'),
};

/** What takes the place of Docusaurus where a component is rendered without the site around it. */
const standIns = Object.fromEntries(
  ['Link', 'Translate', 'router', 'theme-common', 'useBaseUrl', 'useDocusaurusContext'].map((name) => [
    `@docusaurus/${name}`,
    path.resolve(import.meta.dirname, `tests/support/docusaurus/${name}`),
  ]),
);

/** A limit that ends what hangs. A test says nothing about time: on a busy machine, a step of five seconds took a minute. */
const patient = {testTimeout: 600_000, hookTimeout: 600_000} as const;

/** Tests of a browser that a driver controls. */
const driven = {testTimeout: 600_000, hookTimeout: 300_000};

/** What stands in a folder `all` takes long and seldom fails: `npm run test:all` runs it, too. */
const exclude = process.env.H3_DOCS_LONG === undefined ? ['**/tests/**/all/**'] : [];

/**
 * One process keeps the modules of all files, whose imports would take a fifth of the time. Vitest forgets modules that a
 * test replaces.
 */
const shared = {
  isolate: false,
  pool: 'threads',
  unstubGlobals: true,
  setupFiles: 'tests/support/fixedSeed.ts',
  ...patient,
} as const;

/** Tests that count steps. Counting slows down all later code of its thread, and takes longer with each module in it. */
const metered = 'packages/*/tests/**/*-work.test.ts';

/**
 * Six suites: `unit` (functions), `work` (how the work of functions grows with their input), `content` (what `build/` holds
 * and claims, which `npm test` has just made), `build` (what the build refuses; builds small copies of the site), `firefox`
 * (`build/` in a stock Firefox), and `webkit` (`build/` in WebKitGTK, the engine of Safari).
 */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: {alias: {...alias, ...standIns}},
        test: {
          name: 'unit',
          include: ['{packages,tests/unit}/**/*.test.{ts,tsx}'],
          exclude: [metered, ...exclude],
          ...shared,
        },
      },
      {
        resolve: {alias: {...alias, ...standIns}},
        test: {name: 'work', include: [metered], pool: 'threads', ...patient},
      },
      {
        resolve: {alias},
        test: {
          name: 'content',
          ...shared,
          include: ['tests/content/**/*.test.ts'],
          exclude,
          // Its modules import folders, which Node.js refuses.
          server: {deps: {inline: ['dt-sql-parser']}},
        },
      },
      {
        resolve: {alias},
        test: {name: 'build', include: ['tests/build/**/*.test.ts'], ...patient},
      },
      ...['firefox', 'webkit'].map((ENGINE) => ({
        resolve: {alias},
        test: {name: ENGINE, env: {ENGINE}, include: ['tests/engines/**/*.test.ts'], exclude, ...driven},
      })),
    ],
  },
});
