/**
 * What readers do on pages that their browser translates. Each tool is used step by step, and the page is translated again
 * after each step, as browsers do: all of its text nodes are put into new elements.
 */

/** A browser that does the steps, whatever drives it. Selectors are those of CSS. */
export interface Reader {
  readonly visit: (path: string) => Promise<unknown>;
  readonly click: (selector: string) => Promise<unknown>;
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<unknown>;
  readonly press: (key: 'ArrowDown' | 'ArrowRight' | 'Backspace' | 'End' | 'Enter' | 'Escape') => Promise<unknown>;
  /** Chooses an option of a list by its value. */
  readonly choose: (selector: string, value: string) => Promise<unknown>;
  /** Waits until the visible text of one of the elements fits. */
  readonly see: (selector: string, pattern: RegExp) => Promise<unknown>;
  /** Translates the page as it is now. */
  readonly translate: () => Promise<unknown>;
}

/** Runs in the page: puts each text node into elements, as the translations of Chrome and of its kin do. */
export function translatePage(): void {
  const skipped = 'script, style, noscript, textarea, select, [translate="no"], .notranslate, svg';
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (nodes.nextNode()) {
    const text = nodes.currentNode as Text;
    const {parentElement} = text;
    if (
      text.data.trim() !== '' &&
      parentElement &&
      !parentElement.closest(skipped) &&
      parentElement.localName !== 'font'
    )
      texts.push(text);
  }
  for (const text of texts) {
    const namespace = 'http://www.w3.org/1999/xhtml';
    const [outer, inner] = [document.createElementNS(namespace, 'font'), document.createElementNS(namespace, 'font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** What no page says, translated or not. */
export const crashes = /This page crashed|This part of the page stopped/;

interface TranslatedTool {
  readonly name: string;
  readonly path: string;
  readonly steps: readonly ((reader: Reader) => Promise<unknown>)[];
}

const search = '[role=search] input';
const cell = '8928308280fffff';
const figure = '[data-figure="neighbors"]';
const decoder = '[aria-label="Index decoder"]';
const chooser = '[data-testid=resolution-chooser]';
const converter = '[aria-label="Code converter"]';

/** Every tool, with what readers do in it and see then. */
export const translatedTools: readonly TranslatedTool[] = [
  {
    name: 'search',
    path: '/docs/quickstart',
    steps: [
      (reader) => reader.click(search),
      (reader) => reader.type('grid disk'),
      (reader) => reader.see('[data-answers="grid disk"] [role=option]', /gridDisk/),
      (reader) => reader.type(' k'),
      (reader) => reader.see('[data-answers="grid disk k"] [role=option]', /gridDisk/),
      (reader) => reader.press('Backspace'),
      (reader) => reader.press('ArrowDown'),
      (reader) => reader.press('Escape'),
      (reader) => reader.type('zzzzqqqq'),
      (reader) => reader.see('[data-answers]', /No results/),
      (reader) => reader.press('Escape'),
      (reader) => reader.see('[role=search]', /All functions/),
    ],
  },
  {
    name: 'tabs of languages',
    path: '/docs/api/indexing',
    steps: [
      (reader) => reader.click('[role=tab][aria-selected=true]'),
      (reader) => reader.press('ArrowRight'),
      (reader) => reader.press('Enter'),
      (reader) => reader.see('[role=tab][aria-selected=true]', /\w/),
    ],
  },
  {
    name: 'a living figure',
    path: '/docs/?figure=neighbors,k=1',
    steps: [
      (reader) => reader.see(`${figure} [data-testid=words]`, /radius 1 .* 7 cells/),
      (reader) => reader.click(`${figure} input[type=range]`),
      (reader) => reader.press('End'),
      (reader) => reader.see(`${figure} [data-testid=words]`, /radius 8 /),
      (reader) =>
        reader.click(
          `${figure} [data-open] button[aria-pressed], ${figure} [data-open] select, ${figure} input[type=range]`,
        ),
    ],
  },
  {
    name: 'the explorer',
    path: '/#explorer',
    steps: [
      (reader) => reader.click('#explorer textarea'),
      (reader) => reader.type(cell),
      (reader) => reader.see('#explorer [role=status]', /1 cell/),
      (reader) => reader.type(',zzz'),
      (reader) => reader.see('#explorer', /could not be read/),
      (reader) => reader.press('Backspace'),
      (reader) => reader.press('Backspace'),
      (reader) => reader.press('Backspace'),
      (reader) => reader.see('#explorer [role=status]', /1 cell/),
    ],
  },
  {
    name: 'live code',
    path: '/docs/quickstart',
    steps: [
      (reader) => reader.click('.live-example button[aria-label^="Edit and run"]'),
      (reader) => reader.click('.live-example textarea'),
      (reader) => reader.press('End'),
      (reader) => reader.type(' // 1'),
      (reader) => reader.see('.live-example [class*=buttons]', /Reset/),
      (reader) => reader.click('.live-example [class*=buttons] button'),
      (reader) => reader.see('.live-example [class*=buttons]', /Edit and run/),
    ],
  },
  {
    name: 'the decoder',
    path: '/docs/library/index/cell',
    steps: [
      (reader) => reader.click(`${decoder} input`),
      (reader) => reader.press('End'),
      (reader) => reader.type('9'),
      (reader) => reader.see(`${decoder} [role=status]`, /Not|not/),
      (reader) => reader.press('Backspace'),
      (reader) => reader.see(`${decoder} [role=status]`, /resolution/),
    ],
  },
  {
    name: 'the chooser',
    path: '/docs/core-library/restable#which-resolution-do-i-need',
    steps: [
      // It comes to life when it is used.
      (reader) => reader.click(chooser),
      (reader) => reader.see(`${chooser} [role=status]`, /Resolution 9/),
      (reader) => reader.click(`${chooser} input[type=text], ${chooser} input:not([type=radio])`),
      (reader) => reader.press('End'),
      (reader) => reader.type('0'),
      (reader) => reader.see(`${chooser} [role=status]`, /Resolution [^9]/),
      (reader) => reader.press('Backspace'),
      (reader) => reader.see(`${chooser} [role=status]`, /Resolution 9/),
    ],
  },
  {
    name: 'the converter',
    path: '/docs/library/migrating-3.x#convert-your-code',
    steps: [
      (reader) => reader.click(`${converter} form button:last-of-type`),
      (reader) => reader.see(`${converter} [role=status]`, /\d/),
      (reader) => reader.choose(`${converter} select`, 'python'),
      (reader) => reader.click(`${converter} button[type=submit]`),
      (reader) => reader.see(`${converter} [role=status]`, /\w/),
    ],
  },
  {
    name: 'questions',
    path: '/docs/#faq',
    steps: [(reader) => reader.click('details summary'), (reader) => reader.click('details summary')],
  },
];

/** Uses a tool, and translates its page before each step. */
export async function useTranslated(reader: Reader, {path, steps}: TranslatedTool): Promise<void> {
  await reader.visit(path);
  for (const step of steps) {
    await reader.translate();
    await step(reader);
  }
}
