import {translate} from '@docusaurus/Translate';
import path from 'node:path';
import type {Code, PhrasingContent, RootContent} from 'mdast';
import {anchorOf} from '../catalogue';
import {bindingErrorsOf, errorsOf, raisedBy, type ErrorEntry} from '../errors';
import {languageRows} from '../../languages';
import type {ApiFunction, Markdown} from '../../types';
import type {DocsVersion} from '@h3-docs/base/versions';
import {
  code,
  element,
  facts,
  fence,
  heading,
  inline,
  link,
  list,
  listItem,
  paragraph,
  table,
  text,
  type Fact,
} from './nodes';
import {problemLinks} from './pitfalls';
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
    ...entries.flatMap((entry, index) => [
      ...(index > 0 ? [text(', ')] : []),
      link(functionUrl(entry, version), code(entry.name)),
    ]),
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

const fact = (label: string, value: Markdown | undefined): Fact[] =>
  value ? [[label, [paragraph(...inline(value))]]] : [];

function section(error: ErrorEntry, version: DocsVersion): RootContent[] {
  const {name, code: number, message, otherMessage, meaning, cause, fix, example, file} = error;
  const links = problemLinks(name, version);
  const usage = [...returnedBy(error, version), ...names(error)];
  return [
    heading(3, `${name} (${number})`, anchorOf(name)),
    paragraph(...inline(meaning)),
    element('div', {className: 'error-facts'}, [
      facts([...fact(translate({message: 'Cause'}), cause), ...fact(translate({message: 'How to fix it'}), fix)]),
    ]),
    element('Folded', {label: translate({message: 'Messages, functions, and known problems'})}, [
      facts([
        [
          translate({message: 'Message'}),
          [paragraph(text(`“${message}”${otherMessage ? '. ' : ''}`), ...(otherMessage ? inline(otherMessage) : []))],
        ],
        ...usage,
        ...(links ? [[translate({message: 'Troubleshooting'}), [links]] as const] : []),
      ]),
      ...(example ? [live(example, file)] : []),
    ]),
  ];
}

/** Number, name and meaning of every code of the C library; the name leads to the code's section. */
export function errorTable(version: DocsVersion): RootContent[] {
  const codes = table(
    [translate({message: 'Code'}), translate({message: 'Name'}), translate({message: 'Meaning'})],
    errorsOf(version).map(({name, code: number, meaning}) => [
      [text(String(number))],
      [link(`#${anchorOf(name)}`, code(name))],
      inline(meaning),
    ]),
  );
  return [element('div', {className: 'error-codes'}, [codes])];
}

/** Every error code of the C library as a section: its meaning, cause and fix, and the functions that return it. */
export function errorSections(version: DocsVersion): RootContent[] {
  return errorsOf(version).flatMap((error) => section(error, version));
}

/** The codes that only h3-js has, as sections of the same form. */
export function bindingErrorSections(version: DocsVersion): RootContent[] {
  return bindingErrorsOf(version).flatMap((error) => section(error, version));
}
