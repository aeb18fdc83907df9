import {translate} from '@docusaurus/Translate';
import path from 'node:path';
import type {Code, PhrasingContent, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {anchorOf} from '../catalogue';
import {raisedBy, type ErrorEntry} from '../errors';
import {languageRows} from '../../languages';
import type {ApiFunction} from '../../types';
import type {DocsVersion} from '@h3-docs/base/versions';
import {
  code,
  element,
  fact,
  facts,
  fence,
  inline,
  joined,
  link,
  list,
  listItem,
  paragraph,
  text,
  type Fact,
} from './nodes';
import {troubleshooting} from './pitfalls';
import {functionUrl} from './section';

/** The functions that return an error, those with the same cause together; the cause where the catalogue has one. */
function returnedBy(error: ErrorEntry, version: DocsVersion): Fact[] {
  const byCause = new Map<string, ApiFunction[]>();
  for (const entry of raisedBy(error, version)) {
    const cause = entry.errors.find(({code: raised}) => raised === error.name)?.when ?? '';
    byCause.set(cause, [...(byCause.get(cause) ?? []), entry]);
  }
  if (byCause.size === 0) return [];
  const items = [...byCause].map(([cause, entries]): PhrasingContent[] => [
    ...joined(
      entries.map((entry) => link(functionUrl(entry, version), code(entry.name))),
      ', ',
    ),
    ...(cause ? [text(': '), ...inline(cause)] : []),
  ]);
  return [[translate({message: 'Returned by'}), [list(items.map((nodes) => listItem(...nodes)))]]];
}

/** What the bindings call the code. */
function names({names: list}: ErrorEntry): Fact[] {
  if (list.length === 0) return [];
  const items = list.flatMap(({language, qualified}, index) => [
    text(`${index > 0 ? ' ' : ''}${languageRows[language].label}: `),
    code(qualified),
    text('.'),
  ]);
  return [[translate({message: 'Names in bindings'}), [paragraph(...items)]]];
}

function live(example: string, file: string): Code {
  return {...fence('js', example, 'live throws nodraw'), data: {source: {file: path.resolve(file), line: 1}}};
}

/** A code as a line that opens: its meaning, and in it what causes it, how to fix it, and the functions that return it. */
function section(error: ErrorEntry, version: DocsVersion): RootContent {
  const {name, code: number, message, otherMessage, meaning, cause, fix, example, file} = error;
  const answer = [
    facts([
      ...fact(translate({message: 'Cause'}), cause),
      ...fact(translate({message: 'How to fix it'}), fix),
      [
        translate({message: 'Message'}),
        [paragraph(text(`“${message}”${otherMessage ? '. ' : ''}`), ...(otherMessage ? inline(otherMessage) : []))],
      ],
      ...returnedBy(error, version),
      ...names(error),
      ...troubleshooting(name, version),
    ]),
    ...(example ? [live(example, file)] : []),
  ];
  const line = element('details', {}, [
    element('summary', {}, [
      element('h4', {'aria-level': '3'}, [text(`${name} (${number})`)]),
      // A summary has no other control in it.
      element('span', {}, [text(toString(inline(meaning)))]),
    ]),
    element('div', {id: anchorOf(name)}, answer),
  ]);
  // The theme has a component for the `<details>` of pages.
  const data: object = {_mdxExplicitJsx: true};
  return {...line, data};
}

/** Codes of errors, those of the C library or those that a binding adds, each as a line that opens. */
export function errorSections(errors: readonly ErrorEntry[], version: DocsVersion): RootContent[] {
  return [
    element(
      'div',
      {className: 'error-codes'},
      errors.map((error) => section(error, version)),
    ),
  ];
}
