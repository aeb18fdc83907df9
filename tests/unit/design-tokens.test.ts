import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {filesIn} from '../support/filesIn';

/** The files that define colors: the tokens, and the palette of drawings. */
const palettes = new Set(['src/css/tokens.css', 'packages/ui/StaticSvg/styles.css']);

/** Sizes that depend on something other than the page: the letters of drawings, and paper. */
const ownSizes = new Set(['packages/ui/StaticSvg/styles.css']);

const sheets = filesIn(['src', 'packages'], /^(?!.*node_modules).*\.css$/).map(
  (file) => [file, readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')] as const,
);

/** The declarations of a style sheet that fit a pattern. */
const declarations = (css: string, pattern: RegExp) => Array.from(css.matchAll(pattern), ([all]) => all.trim());

const colored = /[\w-]+:[^;{}]*(?:#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\()[^;{}]*/gi;

test('style sheets take colors from tokens', () => {
  const own = sheets
    .filter(([file]) => !palettes.has(file))
    .flatMap(([file, css]) => declarations(css, colored).map((found) => `${file}: ${found}`));
  expect(own).toEqual([]);
});

/** What has a scale: the space around and between parts, and the size of text. */
const scaled =
  /(?<![-\w])(?:padding|margin|gap|row-gap|column-gap|font|font-size)(?:-(?:block|inline|top|right|bottom|left)[a-z-]*)?:[^;{}]*/g;

/** Numbers with a unit that no scale has: a border to be covered, characters in columns, and points on paper. */
const ownUnits = /(?<![\w.-])(?:-?1px|-?[\d.]+(?:ch|pt))(?![\w.])/g;

test('style sheets take padding, margins, gaps, and sizes of text from the scale', () => {
  const own = sheets.flatMap(([file, css]) =>
    declarations(css, scaled)
      .filter((found) => !(ownSizes.has(file) && found.startsWith('font')))
      .filter((found) => /\d(?:[a-z]+|%)/.test(found.replace(/var\([^)]*\)/g, '').replace(ownUnits, '')))
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

test('no style sheet asks any element what follows it: each new element would restyle the page', () => {
  expect(sheets.flatMap(([, css]) => css.match(/(?<![\w\])-]):has\(\s*[+~][^{]*/g) ?? [])).toEqual([]);
});
