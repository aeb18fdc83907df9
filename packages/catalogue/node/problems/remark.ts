import {translate} from '@docusaurus/Translate';
import {toText} from 'hast-util-to-text';
import type {PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {escapeContent} from '@h3-docs/base/escape';
import {plural} from '@h3-docs/base/number';
import {versionRow, type DocsVersion} from '@h3-docs/base/versions';
import {elementError} from '@h3-docs/base/node/elementError';
import {literalAttributes} from '@h3-docs/base/node/attributes';
import {expression} from '@h3-docs/base/node/mdx';
import {routeOf} from '@h3-docs/base/node/routeOf';
import {importFile} from '@h3-docs/base/node/pageFiles';
import {readPage} from '@h3-docs/base/node/readPage';
import {versionOf} from '@h3-docs/base/node/version';
import {markupNode} from '../engines/markup';
import {element, joined, link, list, listItem, text} from '../pages/nodes';
import {filteredList, listedProblems, listOf, stackLists, type StackList} from './lists';
import {problemHtml, problemLink, silentMark} from './markup';
import {movedFrom, problemAddress, stackAddress, stackAnchor} from './places';
import type {Problem} from './read';

/** The lists of entries, by the name that pages call them. */
const kinds = {troubleshooting: 'problem', questions: 'recipe'} as const;
type Kind = (typeof kinds)[keyof typeof kinds];

/** Below this many tasks, a reader sees the next heading anyway. */
const leastJumps = 4;

/** The entries of a stack under their tasks, to which a line of links leads. An entry of several stacks has its text at the first. */
function stackHtml({stack, tasks}: StackList, version: DocsVersion): string {
  const html = (problem: Problem) =>
    problem.stacks[0] === stack
      ? problemHtml(problem, version, stack)
      : problemLink(problem, problemAddress(problem, version), version, stack);
  const anchor = (task: string) => `${stackAnchor(stack)}-${task}`;
  const jumps = tasks.map(({task, label}) => `<a href="#${anchor(task)}">${escapeContent(label)}</a>`).join(' · ');
  const lists = tasks.map(
    ({task, label, problems}) => `<h4 id="${anchor(task)}">${escapeContent(label)}</h4>${problems.map(html).join('')}`,
  );
  return (tasks.length >= leastJumps ? `<p>${jumps}</p>` : '') + lists.join('');
}

/** Entries as plain text, for browsers without JavaScript. */
function asText(label: string, html: string): string {
  return `${label}\n\n${toText(readPage(html).tree)}\n`;
}

/** A list whose stacks the page fetches when readers open them, with a field that filters it. */
function listNodes(kind: Kind, tree: Root, version: DocsVersion, page: string): RootContent[] {
  const hasSilent = listOf(version)[kind].some(({silent}) => silent);
  const silent = escapeContent(translate({message: 'The result is wrong, and no error says so.'}));
  const legend = hasSilent ? [markupNode(tree, 'problemLegend', `<p>${silentMark()}${silent}</p>`)] : [];
  const stacks = stackLists(kind, version).map((each) => ({...each, html: stackHtml(each, version)}));
  importFile(tree, `${kind}List`, 'problem-list', JSON.stringify(listedProblems(version)[kind]));
  importFile(tree, `${kind}Text`, 'plain-text', stacks.map(({label, html}) => asText(label, html)).join('\n'));
  const groups = stacks.map(({stack, label, count, html}) => {
    const name = `${kind}Of${stack.replace(/\W/g, '')}`;
    importFile(tree, name, 'markup', html);
    const group = element('ProblemStack', {stack, label: `${label} (${count})`});
    group.attributes.push(expression('source', name), expression('text', `${kind}Text`));
    return group;
  });
  const moved = movedFrom(page);
  const problems = element(
    'ProblemList',
    {to: versionRow(version).path + (moved?.to ?? page), last: moved?.ends ? 'last' : undefined},
    [...legend, ...groups],
  );
  problems.attributes.push(expression('source', `${kind}List`));
  return [problems];
}

/** What leads to the entries of each stack. */
function stackLinks(version: DocsVersion): RootContent[] {
  const labels: Readonly<Record<Kind, (count: number) => string>> = {
    problem: (count) => plural(count, translate({message: '1 problem|{count} problems'})),
    recipe: (count) => plural(count, translate({message: '1 question|{count} questions'})),
  };
  const lists = {problem: stackLists('problem', version), recipe: stackLists('recipe', version)};
  const stacks = new Map([...lists.problem, ...lists.recipe].map(({stack, label}) => [stack, label]));
  const items = [...stacks].map(([stack, label]) => {
    const links = (['problem', 'recipe'] as const).flatMap((kind): PhrasingContent[] => {
      const of = lists[kind].find((each) => each.stack === stack);
      return of ? [link(stackAddress(kind, stack, version), text(labels[kind](of.count)))] : [];
    });
    return listItem(text(`${label}: `), ...joined(links, ', '));
  });
  return [element('div', {className: 'problem-stacks'}, [list(items)])];
}

/** A link to the problems of installing and loading. */
function installationLink(version: DocsVersion): RootContent[] {
  const {count, address} = filteredList('problem', 'installation', version);
  const label = plural(count, translate({message: '1 problem of installing|{count} problems of installing'}));
  return [{type: 'paragraph', children: [link(address, text(label))]}];
}

/** What an element stands for. Throws an Error for a place that there isn't. */
function nodesOf(node: MdxJsxFlowElement, tree: Root, version: DocsVersion, page: string): RootContent[] {
  const {place} = literalAttributes(node);
  if (place === 'stacks') return stackLinks(version);
  if (place === 'installation') return installationLink(version);
  if (place === 'troubleshooting' || place === 'questions') return listNodes(kinds[place], tree, version, page);
  throw new Error('it needs place: troubleshooting, questions, stacks, or installation');
}

/**
 * Expands `<Problems place="…">`: `troubleshooting` and `questions` are the lists of `_problems` by stack, in files that the page
 * fetches when readers open them; `stacks` and `installation` lead to them. Pages that had entries lead old anchors to them.
 */
export default function remarkProblems() {
  return (tree: Root, file: VFile) => {
    const version = versionOf(file.path);
    const {path} = versionRow(version);
    const page = routeOf(file.path).slice(path.length);
    const lists = new Set<MdxJsxFlowElement>();
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === 'ProblemList') lists.add(node);
      if (node.name !== 'Problems' || node.attributes.length === 0) return;
      try {
        node.children = nodesOf(node, tree, version, page) as MdxJsxFlowElement['children'];
        node.attributes = [];
      } catch (error) {
        throw elementError(file, node, error);
      }
    });
    const moved = listOf(version).problem.length > 0 && lists.size === 0 ? movedFrom(page) : undefined;
    if (moved) tree.children.push(element('MovedProblems', {to: path + moved.to}));
  };
}
