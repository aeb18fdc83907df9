import path from 'node:path';
import {defineConfig} from 'vitest/config';

const alias = {'@site': path.resolve(import.meta.dirname)};

/**
 * Three suites: `unit` (functions), `content` (what the pages claim; may read `build/`, which `npm test` has just
 * made) and `build` (what the build refuses; builds small copies of the site).
 */
export default defineConfig({
  test: {
    projects: [
      {resolve: {alias}, test: {name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 20_000}},
      {resolve: {alias}, test: {name: 'content', include: ['tests/content/**/*.test.ts'], testTimeout: 60_000}},
      {
        resolve: {alias},
        test: {name: 'build', include: ['tests/build/**/*.test.ts'], testTimeout: 180_000, hookTimeout: 180_000},
      },
    ],
  },
});
