/**
 * Every tool of the site on pages that their browser translates. Each is used step by step, and the page is translated
 * again before each step, as browsers do: all of its text nodes are put into new elements.
 */
import {expect} from 'vitest';
import {test} from '../engine';
import {crashes, type EnginePage} from '../page';

/** Puts each text node of the page into elements, as the translations of Chrome and of its kin do. */
const translation = `
  const skipped = 'script, style, noscript, textarea, select, [translate="no"], .notranslate, svg';
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (nodes.nextNode()) texts.push(nodes.currentNode);
  for (const text of texts) {
    const {parentElement} = text;
    if (text.data.trim() === '' || !parentElement || parentElement.closest(skipped) || parentElement.localName === 'font')
      continue;
    const [outer, inner] = [1, 2].map(() => document.createElementNS('http://www.w3.org/1999/xhtml', 'font'));
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }`;

type Action = 'click' | 'type' | 'press' | 'choose' | 'see';
type Step = {[name in Action]: readonly [name, ...Parameters<EnginePage[name]>]}[Action];

const search = '[role=search] input';
const cell = '8928308280fffff';
const converter = '[aria-label="Code converter"]';

/** Every tool, with what readers do in it and see then. */
const tools: readonly (readonly [name: string, path: string, steps: readonly Step[]])[] = [
  [
    'search',
    '/docs/quickstart',
    [
      ['click', search],
      ['type', 'grid disk'],
      ['see', '[data-answers="grid disk"] [role=option]', /gridDisk/],
      ['type', ' k'],
      ['see', '[data-answers="grid disk k"] [role=option]', /gridDisk/],
      ['press', 'Backspace'],
      ['press', 'ArrowDown'],
      ['press', 'Escape'],
      ['type', 'zzzzqqqq'],
      ['see', '[data-answers]', /No results/],
      ['press', 'Escape'],
      ['see', '[role=search]', /All functions/],
    ],
  ],
  [
    'tabs of languages',
    '/docs/api/indexing',
    [
      ['click', '[role=tab][aria-selected=true]'],
      ['press', 'ArrowRight'],
      ['press', 'Enter'],
      ['see', '[role=tab][aria-selected=true]', /\w/],
    ],
  ],
  [
    'the explorer',
    '/#explorer',
    [
      ['click', '#explorer textarea'],
      ['type', cell],
      ['see', '#explorer [role=status]', /1 cell/],
      ['type', ',zzz'],
      ['see', '#explorer', /could not be read/],
      ...Array<Step>(3).fill(['press', 'Backspace']),
      ['see', '#explorer [role=status]', /1 cell/],
    ],
  ],
  [
    'live code',
    '/docs/quickstart',
    [
      ['click', '.live-example button[aria-label^="Edit and run"]'],
      ['click', '.live-example textarea'],
      ['press', 'End'],
      ['type', ' // 1'],
      ['see', '.live-example [class*=buttons]', /Reset/],
      ['click', '.live-example [class*=buttons] button'],
      ['see', '.live-example [class*=buttons]', /Edit and run/],
    ],
  ],
  [
    'the converter',
    '/docs/library/migrating-3.x#convert-your-code',
    [
      ['click', `${converter} form button:last-of-type`],
      ['see', `${converter} [role=status]`, /\d/],
      ['choose', `${converter} select`, 'python'],
      ['click', `${converter} button[type=submit]`],
      ['see', `${converter} [role=status]`, /\w/],
    ],
  ],
  ['questions', '/docs/#faq', Array<Step>(2).fill(['click', 'details summary'])],
];

test.for(tools)('%s in a translated page', async ([, path, steps], {page, site, allowed}) => {
  allowed.push(/cdn\.jsdelivr\.net/);
  await page.visit(site + path);
  for (const [action, ...inputs] of steps) {
    await page.run(translation);
    await (page[action] as (...inputs: readonly unknown[]) => Promise<unknown>)(...inputs);
  }
  expect(await page.run('return document.body.innerText')).not.toMatch(crashes);
});
