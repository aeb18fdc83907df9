import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

/** The files that define colors: the tokens, and the palette of drawings. */
const palettes = new Set(['src/css/tokens.css', 'packages/ui/StaticSvg/styles.css']);

/** Sizes that depend on something other than the page: the letters of drawings, and paper. */
const ownSizes = new Set(['packages/ui/StaticSvg/styles.css']);

const sheets = ['src', 'packages'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => path.posix.join(folder, file))
    .filter((file) => file.endsWith('.css') && !file.includes('node_modules'))
    .map((file) => [file, readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')] as const),
);

/** The declarations of a style sheet that fit a pattern. */
const declarations = (css: string, pattern: RegExp) => Array.from(css.matchAll(pattern), ([all]) => all.trim());

test('style sheets take colors from tokens', () => {
  const own = sheets
    .filter(([file]) => !palettes.has(file))
    .flatMap(([file, css]) =>
      declarations(css, /[\w-]+:[^;{}]*(?:#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\()[^;{}]*/gi).map(
        (found) => `${file}: ${found}`,
      ),
    );
  expect(own).toEqual([]);
});

test('style sheets take sizes of text from the scale', () => {
  const own = sheets
    .filter(([file]) => !ownSizes.has(file))
    .flatMap(([file, css]) =>
      // Paper has points, and Safari zooms into fields whose text is smaller than 16px.
      declarations(css, /(?<!-)\bfont(?:-size)?:[^;{}]*\d(?:rem|px|%)[^;{}]*/g)
        .filter((found) => !/\b16px/.test(found))
        .map((found) => `${file}: ${found}`),
    );
  expect(own).toEqual([]);
});

test('style sheets take the space between parts from the scale', () => {
  const own = sheets.flatMap(([file, css]) =>
    declarations(css, /(?<!-)\b(?:margin|gap|row-gap|column-gap)(?:-[a-z-]+)?:[^;{}]*/g)
      .filter((found) => /(?<![\w.-])(?:[\d.]+rem)/.test(found.replace(/var\([^)]*\)|calc\([^;]*\)/g, '')))
      .filter((found) => !found.startsWith('scroll'))
      .map((found) => `${file}: ${found}`),
  );
  expect(own).toEqual([]);
});

test('every token that a style sheet names is defined', () => {
  const all = sheets.map(([, css]) => css).join('\n');
  const defined = new Set(Array.from(all.matchAll(/(--h3-[\w-]+)\s*:/g), ([, name]) => name));
  const used = new Set(Array.from(all.matchAll(/var\((--h3-[\w-]+)\)/g), ([, name]) => name));
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});
