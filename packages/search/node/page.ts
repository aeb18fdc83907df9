import type {Element, Nodes, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toText} from 'hast-util-to-text';

/** A section of a built page: from one heading of level 1 to 3, or one question, to the next; or a row that has a message. */
export interface ReadSection {
  /** The id of its heading; empty for the opening of the page. */
  readonly id: string;
  readonly heading: string;
  /** Its paragraphs and items, one each. */
  readonly prose: readonly string[];
  /** The text of its tables, labels, and captions. */
  readonly others: readonly string[];
  readonly code: readonly string[];
  /** Whether it is a row of a table, whose heading is a message. Its id is that of the section around it. */
  readonly isRow?: true;
}

/** A built page. */
export interface ReadPage {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly sections: readonly ReadSection[];
}

/** Elements without text for readers of a result. */
const silent: ReadonlySet<string> = new Set(['script', 'style', 'svg', 'template', 'button', 'noscript']);
/** Links of a heading and of a question to themselves. */
const ownLinks = ['.hash-link', '.question-link'];
/** Elements that are part of a line of text. All others begin a new one. */
const inline: ReadonlySet<string> = new Set(
  'a abbr b bdi cite code del dfn em i ins kbd mark math mi mn mo mrow ms msub msubsup msup mtext q s semantics small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
/** A line that says something as a whole: it ends as sentences do, and has some words. */
const sentence = /\S+(?:\s+\S+){3,}[.!?:]["”)]*$/;

const tidy = (text: string) => text.replaceAll('\u{200B}', '').replace(/\s+/g, ' ').trim();

interface Question {
  readonly summary: Element;
  readonly heading: Element;
  readonly id: string;
}

/** The question of an element: a heading within the summary of a collapsible section, whose answer has the id. */
function questionOf({tagName, children}: Element): Question | undefined {
  if (tagName !== 'details') return undefined;
  const [summary, answer] = children.filter((child) => child.type === 'element');
  const heading = summary?.children.find((child) => child.type === 'element' && child.tagName === 'h4');
  const id = answer?.properties.id;
  return summary && heading?.type === 'element' && typeof id === 'string' ? {summary, heading, id} : undefined;
}

/** What heads the first column of tables whose rows are searched one by one. */
const symptoms = 'What you see';

/** The rows of a table of symptoms as sections, each with the message that it begins with; none of another table. */
function rowsOf(table: Element, id: string): ReadSection[] {
  const [head, ...rows] = selectAll('tr', table).map((row) =>
    selectAll('th, td', row).map((cell) => tidy(toText(cell))),
  );
  if (head?.[0] !== symptoms) return [];
  return rows.map(([heading = '', cause = '', fix = '']) => ({
    id,
    heading,
    prose: [`Cause: ${cause}.`, `How to fix it: ${fix}.`],
    others: [],
    code: [],
    isRow: true,
  }));
}

/** The content of a `<meta>` of the head; empty where there is none. */
export function metaOf(tree: Root, name: string): string {
  const content = select(`meta[name="${name}"]`, select('head', tree) ?? tree)?.properties.content;
  return typeof content === 'string' ? content : '';
}

/**
 * Divides a finished page into sections; undefined where it asks not to be indexed, or has no text.
 * @param ignored CSS selectors of what is not searched
 */
export function sectionsOfPage(tree: Root, ignored: readonly string[]): ReadPage | undefined {
  const article = select('article', tree);
  if (!article || metaOf(tree, 'robots').includes('noindex')) return undefined;
  const skipped = new Set<Nodes>(selectAll([...ownLinks, ...ignored].join(), article));
  const sections: {id: string; heading: string; prose: string[]; others: string[]; code: string[]}[] = [];
  let line = '';
  const rows: ReadSection[] = [];
  let table = 0;

  function endLine(): void {
    const text = tidy(line);
    line = '';
    if (text === '') return;
    const section = sections.at(-1);
    if (table === 0 && sentence.test(text)) section?.prose.push(text);
    else section?.others.push(text);
  }

  function begin(id: string, heading: Element): void {
    endLine();
    const words = {...heading, children: heading.children.filter((child) => !skipped.has(child))};
    sections.push({id, heading: tidy(toText(words)), prose: [], others: [], code: []});
  }

  function walk(node: Nodes): void {
    if (node.type === 'text') line += node.value;
    if (node.type !== 'element' || silent.has(node.tagName) || skipped.has(node)) return;
    const {tagName, properties} = node;
    if (/^h[123]$/.test(tagName)) {
      begin(tagName === 'h1' || typeof properties.id !== 'string' ? '' : properties.id, node);
      return;
    }
    const question = questionOf(node);
    if (question) {
      begin(question.id, question.heading);
      // A code of an error has its meaning beside its name.
      [...question.summary.children, ...node.children]
        .filter((child) => child !== question.heading && child !== question.summary)
        .forEach(walk);
      return;
    }
    // The name of a group of questions.
    if (properties.role === 'heading') return;
    if (tagName === 'pre') {
      endLine();
      sections.at(-1)?.code.push(toText(node, {whitespace: 'pre'}));
      return;
    }
    const isBlock = !inline.has(tagName);
    if (isBlock) endLine();
    if (tagName === 'table') {
      rows.push(...rowsOf(node, sections.at(-1)?.id ?? ''));
      table += 1;
    }
    node.children.forEach(walk);
    if (isBlock) endLine();
    if (tagName === 'table') table -= 1;
  }

  article.children.forEach(walk);
  const [first] = sections;
  if (!first) return undefined;
  const keywords = metaOf(tree, 'keywords').split(/,\s*/).filter(Boolean);
  return {title: first.heading, description: metaOf(tree, 'description'), keywords, sections: [...sections, ...rows]};
}
