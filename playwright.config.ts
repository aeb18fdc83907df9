import {defineConfig, devices} from '@playwright/test';
import {chromiumArgs, ensureChromium} from './scripts/lib/chromium';

/** The end-to-end tests: a real browser against `build/`, served like a plain static host (see `globalSetup`). */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  globalSetup: './tests/e2e/support/serveBuild.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // Software WebGL on two shared cores now and then misses a frame that a test waits for.
  retries: 2,
  forbidOnly: true,
  // Software WebGL on two busy cores is slow; nothing waits longer than it must.
  timeout: 150_000,
  expect: {timeout: 20_000},
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: {width: 1350, height: 900},
    launchOptions: {executablePath: ensureChromium(), args: chromiumArgs},
    // A first try is not recorded: that costs time on every page.
    trace: 'on-first-retry',
  },
});
