import {translate} from '@docusaurus/Translate';
import {gzipSync} from 'node:zlib';
import {toText} from 'hast-util-to-text';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {problemStackLabel, type Problem} from './read';
import {escapeContent} from '@h3-docs/base/escape';
import {plural} from '@h3-docs/base/number';
import type {DocsVersion} from '@h3-docs/base/versions';
import {element} from '../pages/nodes';
import {elementError} from '@h3-docs/base/node/elementError';
import {literalAttributes} from '@h3-docs/base/node/attributes';
import {expression} from '@h3-docs/base/node/mdx';
import {importFile} from '@h3-docs/base/node/pageFiles';
import {versionOf} from '@h3-docs/base/node/version';
import {messageLink, problemAnchor, problemHtml, problemLink} from './markup';
import {isHome, problemAddress, problemsAt, type Place} from './places';

/**
 * The bytes that the problems of a page may add to it on the wire, without those that it fetches when a reader asks for
 * them. The rest is for the elements that fetch them.
 */
const budget = 4500;

/** A piece of HTML that stays whole, with the ids in it. */
interface Item {
  readonly html: string;
  readonly ids: readonly string[];
  readonly silent: boolean;
}

/** Items with what readers open to see them; without a label, the place shows as many as there is room for. */
interface Group {
  readonly label?: string;
  readonly stack?: string;
  readonly items: readonly Item[];
}

function linkItem(problem: Problem, version: DocsVersion, under?: string): Item {
  const html = problemLink(problem, problemAddress(problem, version), version, under);
  return {html, ids: [], silent: problem.silent};
}

function itemOf(place: Place, problem: Problem, version: DocsVersion, under?: string): Item {
  if (!isHome(place, problem, version)) return linkItem(problem, version, under);
  return {html: problemHtml(problem, version, under), ids: [problemAnchor(problem)], silent: problem.silent};
}

/** The problems of each stack, those of all bindings first. A problem of several stacks has its text at the first. */
function stackGroups(place: Place, problems: readonly Problem[], version: DocsVersion): Group[] {
  const ids = [...new Set(problems.flatMap(({stacks}) => stacks))];
  const labelOf = (id: string) => problemStackLabel(id, version);
  const isGeneral = (id: string) => id === 'general';
  return ids
    .sort((a, b) => Number(isGeneral(b)) - Number(isGeneral(a)) || labelOf(a).localeCompare(labelOf(b), 'en'))
    .map((stack): Group => {
      const own = problems.filter(({stacks}) => stacks.includes(stack));
      const items = own.map((problem) =>
        problem.stacks[0] === stack ? itemOf(place, problem, version, stack) : linkItem(problem, version, stack),
      );
      return {label: `${labelOf(stack)} (${own.length})`, stack, items};
    });
}

/** Every message, in the order of the alphabet. */
function messageGroup(problems: readonly Problem[], version: DocsVersion): Group {
  const items = problems
    .flatMap((problem) => problem.messages.map((message) => ({message, address: problemAddress(problem, version)})))
    .sort((a, b) => a.message.localeCompare(b.message, 'en'))
    .map(({message, address}): Item => ({html: messageLink(message, address), ids: [], silent: false}));
  return {label: translate({message: 'All messages in alphabetical order ({count})'}, {count: items.length}), items};
}

function groupsAt(place: Place, version: DocsVersion): Group[] {
  const problems = problemsAt(place, version);
  if (problems.length === 0) return [];
  if (place.kind === 'messages') return [messageGroup(problems, version)];
  if (place.kind === 'stacks' || place.kind === 'installation') return stackGroups(place, problems, version);
  return [{items: problems.map((problem) => itemOf(place, problem, version))}];
}

const htmlOf = (items: readonly Item[]) => items.map(({html}) => html).join('');

const groupHtml = ({label = '', stack = '', items}: Group) =>
  `<details class="problem-group ${stack}"><summary>${escapeContent(label)}</summary>${htmlOf(items)}</details>`;

/** The place that an element names. Throws an Error for attributes that name none. */
function placeOf(node: MdxJsxFlowElement): Place {
  const {fn, error, place} = literalAttributes(node);
  if (fn !== undefined) return {kind: 'function', name: fn};
  if (error !== undefined) return {kind: 'error', name: error};
  if (place === 'installation' || place === 'faq' || place === 'stacks' || place === 'messages') return {kind: place};
  throw new Error('it needs fn, error, or place: installation, faq, stacks, or messages');
}

/** What a page has room for: everything that it is told of in turn, as long as all of it weighs little enough. */
class Room {
  private taken = '';

  /** Whether the HTML still fits, which it then takes. */
  take(html: string): boolean {
    if (gzipSync(this.taken + html).length > budget) return false;
    this.taken += html;
    return true;
  }
}

/** Problems as plain text, for browsers without JavaScript. */
function asText(label: string, html: string): string {
  const tree = unified().use(rehypeParse, {fragment: true}).parse(html);
  return `${label}\n\n${toText(tree)}\n`;
}

/** Makes the element show its groups: what there is room for in the page's HTML, the rest when readers open it. */
function fill(node: MdxJsxFlowElement, groups: readonly Group[], room: Room, tree: Root, at: number): void {
  const shown: string[] = [];
  const children: RootContent[] = [];
  const ask = (label: string, stack: string | undefined, items: readonly Item[]) => {
    const name = `asked${at}x${children.length}`;
    const ids = items.flatMap((item) => item.ids).join(' ');
    const html = htmlOf(items);
    importFile(tree, name, 'markup', html);
    importFile(tree, `${name}text`, 'asked', asText(label, html));
    const more = element('AskedProblems', {label, ids, stack});
    more.attributes.push(expression('source', name), expression('text', `${name}text`));
    children.push(more);
  };
  for (const group of groups) {
    if (group.label !== undefined) {
      const html = groupHtml(group);
      if (room.take(html)) shown.push(html);
      else ask(group.label, group.stack, group.items);
      continue;
    }
    // A wrong result without an error comes first, and those of the page that have no room are together.
    const rest = group.items.filter(({html}) => !room.take(html) || (shown.push(html), false));
    const label = translate({message: '1 more known problem|{count} more known problems'}, {count: rest.length});
    if (rest.length > 0) ask(plural(rest.length, label), undefined, rest);
  }
  node.attributes = [];
  if (shown.length > 0) {
    const name = `problems${at}`;
    importFile(tree, name, 'markup', shown.join(''));
    const markup = element('StaticMarkup', {});
    markup.attributes.push(expression('source', name));
    children.unshift(markup);
  }
  node.children = children as MdxJsxFlowElement['children'];
}

/**
 * Expands `<Problems fn="…">`, `<Problems error="…">`, and `<Problems place="…">`: the problems of a function, of an error code,
 * or of a page, from `_problems`. They are in the page's HTML and not in its JavaScript, or in files that the page fetches
 * when readers open them.
 */
export default function remarkProblems() {
  return (tree: Root, file: VFile) => {
    const version = versionOf(file.path);
    const room = new Room();
    let count = 0;
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Problems' || node.attributes.length === 0) return;
      try {
        fill(node, groupsAt(placeOf(node), version), room, tree, count++);
      } catch (error) {
        throw elementError(file, node, error);
      }
    });
  };
}
