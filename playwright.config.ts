import {defineConfig, devices} from '@playwright/test';
import {chromiumArgs, ensureTestChromium, webGlArgs} from './scripts/lib/chromium';

/** The files whose tests need a map that moves. */
const maps = /[\\/](explorer-jobs|faulty-build|map|missing-workers)\.spec\.ts$/;

/** `npm run test:all` runs the tests that are marked as weekly, too, and may take as long as it needs. */
const all = process.env.H3_DOCS_LONG !== undefined;

/** No name of a host is looked up: what a page asks for outside of this machine fails at once. */
const args = [...chromiumArgs, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'];

const executablePath = ensureTestChromium();
// Each worker reads this file again. With the path set, no worker searches for Chromium or installs it.
process.env.CHROME_PATH = executablePath;

/** The end-to-end tests: a real browser against `build/`, served like a plain static host (see `globalSetup`). */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  ...(all ? {} : {grepInvert: /@weekly/}),
  globalSetup: './tests/e2e/support/serveBuild.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine is slow; nothing waits longer than it must.
  timeout: 600_000,
  expect: {timeout: 120_000},
  reporter: [
    ['list'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : []),
    ...(all ? [] : [['./tests/e2e/support/budget.ts'] as const]),
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: {width: 1350, height: 900},
    launchOptions: {executablePath, args},
  },
  projects: [
    // The longest files first, so that none is left over at the end.
    {
      name: 'maps',
      testMatch: maps,
      use: {launchOptions: {executablePath, args: [...args, ...webGlArgs]}},
    },
    {
      name: 'site',
      testIgnore: maps,
      use: {launchOptions: {executablePath, args: [...args, '--disable-3d-apis']}},
    },
  ],
});
