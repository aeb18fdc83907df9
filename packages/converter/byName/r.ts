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

/** Python in a string that reticulate runs. */
const python = /\bpy_(?:run_string|eval)\(\s?(?:code\s?=\s?)?("(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*')/g;

/** JavaScript in a string that V8 runs, which glue may have made, and the name of a function of it, also for a helper: `h3js("kRing", …)`. */
const javascript = /\$eval\(\s?(?:[\w.:]+\(\s?)?("(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*')/g;
const javascriptName = /(?:\$call|\b\w*h3_?js\w*)\(\s?(["'])(?:\w+\.)*(\w+)\1/g;

/** A string, or a comment. */
const string = /#[^\n]*|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'/g;

/** A variable that holds h3-py: `h3 <- import("h3")`. */
const holders = /\b([a-zA-Z][\w.]*)\s?(?:<<?-|=)\s?(?:reticulate::)?import\(\s?["']h3["']/g;

/** What the converter has to know about the packages of R, and about Python that R runs. */
export const packages = {
  definitions: /\b([a-zA-Z]\w*)(?:\.\w+)?\s?(?:<-|=)\s?function\b/g,
  former(code: string): Note | undefined {
    const places = other.test(code) ? [] : [...code.matchAll(former)].slice(0, 1).map(({index}) => index);
    if (places.length === 0) return undefined;
    return {
      kind: 'byHand',
      text: translate({
        message:
          'The R package `h3` has no release for H3 4.x, so its functions keep their names. For H3 4.x, use a package such as `h3jsr`, whose functions have other names and arguments.',
      }),
      link: '/docs/installation',
      places,
      once: 'project',
    };
  },
  embedded(commented: string): readonly Embedded[] {
    const code = commented.replace(string, (text) => (text.startsWith('#') ? ' '.repeat(text.length) : text));
    const run = (['python', 'javascript'] as const).flatMap((language) =>
      [...code.matchAll(language === 'python' ? python : javascript)].map(({0: call, 1: contents = '', index}) => {
        const to = index + call.length - 1;
        return {language, from: to - contents.length + 2, to};
      }),
    );
    const called = [...code.matchAll(javascriptName)].map(({0: call, 2: name = '', index}): Embedded => {
      const to = index + call.length - 1;
      return {language: 'javascript', from: to - name.length, to, isName: true};
    });
    const queries = [...code.matchAll(string)].flatMap(({0: text, index}): Embedded[] =>
      !text.startsWith('#') && isSql(text.slice(1, -1))
        ? [{language: 'sql', from: index + 1, to: index + text.length - 1}]
        : [],
    );
    const names = new Set([...code.matchAll(holders)].map(([, name = '']) => name));
    const members = [...code.matchAll(/(?<![\w.$])([a-zA-Z][\w.]*)\$(\w+)/g)].flatMap(
      ({0: text, 1: object = '', 2: member = '', index}): Embedded[] => {
        const to = index + text.length;
        return names.has(object) ? [{language: 'python', from: to - member.length, to, isName: true}] : [];
      },
    );
    return [...run, ...called, ...queries, ...members];
  },
} as const;
