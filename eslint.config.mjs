import js from '@eslint/js';
import vitest from '@vitest/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import {steadyTests} from './config/eslint/tests.mjs';
import {texts} from './config/eslint/texts.mjs';
import {translatedPages} from './config/eslint/translated.mjs';

export default tseslint.config(
  {
    ignores: [
      'build',
      '.docusaurus',
      'node_modules',
      // The packed command, which `npm pack ./scripts/upgrade` bundles.
      'scripts/upgrade/dist',
      'test-results',
      'playwright-report',
      'coverage',
      'look',
      'types',
      '**/_bindings/*/examples',
      'config/borders.cjs',
    ],
  },
  js.configs.recommended,
  // Rules that need types are in `config/oxlint.json`, whose program reads them in a tenth of the time.
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    languageOptions: {globals: {...globals.browser, ...globals.node}},
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_'}],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['{src,packages}/**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
  },
  {
    // `translated/own-element` asks what a value is.
    files: ['{src,packages}/**/*.tsx'],
    ignores: ['packages/*/{node,tests}/**'],
    languageOptions: {
      parserOptions: {project: 'config/tsconfig/browser.json', tsconfigRootDir: import.meta.dirname},
    },
  },
  {
    files: ['{src,packages}/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error'},
  },
  ...texts,
  translatedPages,
  {
    files: ['tests/e2e/**/*.ts'],
    plugins: {playwright},
    rules: {
      ...playwright.configs['flat/recommended'].rules,
      // Tests over a table have a branch where its rows differ.
      'playwright/no-conditional-in-test': 'off',
      'playwright/expect-expect': ['error', {assertFunctionPatterns: ['^expect']}],
    },
  },
  {
    files: ['tests/{unit,content,build}/**/*.{ts,tsx}', 'packages/*/tests/**/*.{ts,tsx}'],
    plugins: {vitest},
    rules: {
      ...vitest.configs.recommended.rules,
      'vitest/valid-expect': ['error', {maxArgs: 2}],
      'vitest/expect-expect': ['error', {assertFunctionNames: ['expect*']}],
      'vitest/no-standalone-expect': ['error', {additionalTestBlockFunctions: ['test']}],
    },
  },
  steadyTests,
  {
    // One set of types has the globals of browsers and of Node.js. The code of each may use only its own.
    files: ['{src,packages}/**/*.{ts,tsx}'],
    ignores: ['packages/*/{node,tests}/**', '**/routing/link.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['Buffer', '__dirname', '__filename', 'global', 'require', 'setImmediate'],
        {
          name: 'URLSearchParams',
          message: 'One place reads and writes the parameters of links: packages/base/routing/link.ts.',
        },
      ],
      // It is not there in every browser and on every host.
      'no-restricted-properties': [
        'error',
        {
          object: 'navigator',
          property: 'clipboard',
          message: 'packages/ui/copyText.ts copies, and says where a browser or a host without HTTPS refuses.',
        },
      ],
    },
  },
  {
    files: ['{plugins,packages/*/node}/**/*.ts', '*.ts'],
    rules: {
      'no-restricted-globals': ['error', 'document', 'history', 'localStorage', 'location', 'navigator', 'window'],
    },
  },
  {
    // What readers type and paste runs through these: no pattern may take more than linear time.
    files: ['{src,packages}/**/*.{ts,tsx}'],
    // The catalogue's own signatures, and files of the site's own.
    ignores: ['packages/catalogue/**', 'packages/*/{node,tests}/**'],
    plugins: {regexp},
    rules: {
      'regexp/no-super-linear-backtracking': ['error', {report: 'potential'}],
      'regexp/no-super-linear-move': ['error', {report: 'potential', ignorePartial: false}],
    },
  },
);
