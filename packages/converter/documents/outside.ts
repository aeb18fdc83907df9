import {translate} from '@docusaurus/Translate';
import {interpolate} from '@h3-docs/base/interpolate';
import {commonNames} from '../javascript/meanings';
import {functionsPage} from '../pages';
import {blank} from '../syntax';
import type {NameTable, Note} from '../types';
import type {Container} from './kinds';

const inMarkup = translate({
  message: 'The converter doesn’t change code in markup. If `{name}` is a function of h3-js, write `{to}` here.',
});

/** Where a document without scripts can have code: in tags, in braces of templates, and in the lines that `unreadLines` keeps. */
const codeIn: Readonly<Partial<Record<Container, RegExp>>> = {
  html: /<[a-z][^<>]*>/gi,
  vue: /<[a-z][^<>]*>|\{\{[^{}]*\}\}/gi,
  svelte: /\{[^{}]*\}/g,
  markdown: /^.+/gm,
};

/** Attributes whose values are no code. */
const plain = /(?<![\w:.-])(?:alt|class|content|href|id|name|rel|src|title)\s?=\s?(?:"[^"]*"|'[^']*'|[^\s>"']+)/gi;

/** A script whose imports a template of Vue can use, and an object that gets all functions of h3-js. */
const setup = /<script\b[^>]*\bsetup\b/i;
const spread = /\.\.\.\s?\w*h3|\bmethods\s?:\s?\w*h3/i;

/** Whether the markup of a document can name what its scripts import. With the Options API of Vue, it names their methods. */
export const readsImports = (container: Container, document: string): boolean =>
  container !== 'vue' || setup.test(document) || spread.test(document);

/**
 * Notes the names of h3-js 3 in the markup of a document: attributes such as `onclick`, and expressions of templates. Names
 * that other libraries have too are noted where they are called.
 */
export function namesOutside(container: Container, outside: string, names: NameTable): readonly Note[] {
  const places = codeIn[container];
  if (!places) return [];
  const targets = new Set(Object.values(names).map(({to}) => to));
  return [...outside.matchAll(places)].flatMap(({0: code, index}) =>
    [...code.replace(plain, blank).matchAll(/\b([a-z]\w+)\b(\s*\()?/gi)].flatMap(
      ({1: name = '', 2: call, index: start}): Note[] => {
        const renamed = Object.hasOwn(names, name) && !targets.has(name) ? names[name] : undefined;
        if (!renamed || (call === undefined && commonNames.has(name))) return [];
        return [
          {
            kind: 'byHand',
            text: interpolate(inMarkup, {name, to: renamed.to}),
            link: renamed.link || functionsPage,
            places: [index + start],
          },
        ];
      },
    ),
  );
}

/** Names that hardly anything but H3 has. */
const distinct = /h3|hex|ring|unidirectional/i;

/** Notes the names of H3 3.x in prose, which stays as it is. */
export function proseNotes(prose: string, tables: readonly NameTable[]): readonly Note[] {
  const targets = new Set(tables.flatMap((names) => Object.values(names).map(({to}) => to)));
  const isOld = (name: string): boolean =>
    distinct.test(name) && !targets.has(name) && tables.some((names) => Object.hasOwn(names, name));
  const places = [...prose.matchAll(/\b[a-z]\w+\b/gi)].flatMap(({0: name, index}) => (isOld(name) ? [index] : []));
  const text = translate({message: 'The converter doesn’t change prose. This text has names of H3 3.x.'});
  return places.length > 0 ? [{kind: 'value', text, link: functionsPage, places, once: 'folder'}] : [];
}
