import {defineConfig, devices} from '@playwright/test';
import {chromiumArgs, ensureTestChromium, webGlArgs} from './scripts/lib/chromium';

/** The files whose tests need a map that moves. */
const maps = /[\\/](explorer-jobs|explorer-values|faulty-build|map|missing-workers)\.spec\.ts$/;

/** No name of a host is looked up: what a page asks for outside of this machine fails at once. */
const args = [...chromiumArgs, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'];

const executablePath = ensureTestChromium();
// Each worker reads this file again. With the path set, no worker searches for Chromium or installs it.
process.env.CHROME_PATH = executablePath;

/** The end-to-end tests: a real browser against `build/`, served like a plain static host (see `globalSetup`). */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  globalSetup: './tests/e2e/support/serveBuild.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Two workers would leave a third of two processors idle, because pages wait for each other.
  workers: 3,
  // Software WebGL on two shared cores now and then misses a frame that a test waits for. `npm test` prints each test
  // that was tried again, and fails when they are more than two.
  retries: 2,
  forbidOnly: true,
  // A busy machine is slow; nothing waits longer than it must.
  timeout: 300_000,
  expect: {timeout: 30_000},
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: {width: 1350, height: 900},
    launchOptions: {executablePath, args},
    // A first try is not recorded: that costs time on every page.
    trace: 'on-first-retry',
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
