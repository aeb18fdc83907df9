import {translate} from '@docusaurus/Translate';
import {isSql} from '../engine/strings';
import type {Embedded, Note} from '../types';

/**
 * Where code loads the package h3, which has no release for H3 4.x, or calls functions of it by names that packages with a release
 * don’t have.
 */
const former =
  /\b(?:library|require|requireNamespace)\(\s?["']?h3["']?\s?[,)]|\bh3::|(?<![\w.$:])(?:geo_to_h3|h3_to_geo|h3_to_geo_boundary|h3_get_resolution|hex_ring|k_ring|k_ring_distances)(?=\s?\()/g;

/** Where code uses a package that has a release for H3 4.x. */
const other = /\bh3(?:jsr|r|o|lib)\b|\bimport\(\s?["']h3["']\s?\)/;

/** A string, or a comment. */
const string = /#[^\n]*|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'/g;

/** Code of Python or JavaScript that R runs, also by names: `h3$k_ring(…)`, and `ct$call("h3.kRing", …)`. */
const runs = /\bpy_(?:run_string|eval)\b|\bimport\(\s?["']h3["']|\$(?:call|eval)\(|\bh3_?js\w*\(|\bV8\b/;

/** What the converter has to know about the packages of R, and about other languages that R runs. */
export const packages = {
  definitions: /\b([a-zA-Z]\w*)(?:\.\w+)?\s?(?:<-|=)\s?function\b/g,
  former(code: string): Note | undefined {
    const places = other.test(code) || runs.test(code) ? [] : [...code.matchAll(former)].slice(0, 1);
    if (places.length === 0) return undefined;
    return {
      kind: 'byHand',
      text: translate({
        message:
          'The R package `h3` has no release for H3 4.x, so its functions keep their names. For H3 4.x, use a package such as `h3jsr`, whose functions have other names and arguments.',
      }),
      link: '/docs/installation',
      places: places.map(({index}) => index),
      once: 'project',
    };
  },
  embedded(code: string): readonly Embedded[] {
    const texts = [...code.matchAll(string)].filter(({0: text}) => !text.startsWith('#'));
    const members = [...code.matchAll(/(?<=[\w.]\$)\w+/g)];
    const named = runs.test(code) ? [...texts, ...members] : [];
    const queries = texts.filter(({0: text}) => isSql(text.slice(1, -1)));
    return [
      ...queries.map(({0: text, index}) => ({language: 'sql', from: index + 1, to: index + text.length - 1}) as const),
      // Each word of such a text can be the name of a function.
      ...named.flatMap(({0: text, index}) =>
        [...text.matchAll(/[a-z]\w+/gi)].map(({0: word, index: at}): Embedded => {
          const from = index + at;
          return {language: /[A-Z]/.test(word) ? 'javascript' : 'python', from, to: from + word.length, isName: true};
        }),
      ),
    ];
  },
} as const;
