import path from 'node:path';
import type {Code, PhrasingContent, RootContent} from 'mdast';
import {anchorOf} from '../../src/api/catalogue';
import {bindingErrors, errors, raisedBy, type ErrorEntry} from '../../src/api/errors';
import type {ApiFunction, Markdown} from '../../src/api/types';
import type {DocsVersion} from '../../src/versions';
import {code, facts, fence, heading, inline, link, list, listItem, paragraph, table, text, type Fact} from './nodes';
import {functionUrl} from './section';

/** The functions that return an error, those with the same cause together; the cause where the catalogue has one. */
function returnedBy({name}: ErrorEntry, version: DocsVersion): Fact[] {
  const byCause = new Map<string, ApiFunction[]>();
  for (const entry of raisedBy(name, version)) {
    const cause = entry.errors.find((error) => error.code === name)?.when ?? '';
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
  return [['Returned by', [list(items.map((nodes) => listItem(...nodes)))]]];
}

/** What the bindings call the code. */
function names({python, go}: ErrorEntry): Fact[] {
  if (!python || !go) return [];
  return [
    [
      'Names in bindings',
      [paragraph(text('Python: '), code(`h3.${python}`), text('. Go: '), code(`h3.${go}`), text('.'))],
    ],
  ];
}

const source = {file: path.join(__dirname, '../../src/api/errors.ts'), line: 1};

function live(example: string): Code {
  return {...fence('js', example, 'live throws nodraw'), data: {source}};
}

const fact = (label: string, value: Markdown | undefined): Fact[] =>
  value ? [[label, [paragraph(...inline(value))]]] : [];

function section(error: ErrorEntry, version: DocsVersion): RootContent[] {
  const {name, code: number, message, otherMessage, meaning, cause, fix, example} = error;
  const usage = [...returnedBy(error, version), ...names(error)];
  return [
    heading(3, `${name} (${number})`, anchorOf(name)),
    paragraph(...inline(meaning)),
    facts([
      [
        'Message',
        [paragraph(text(`“${message}”${otherMessage ? '. ' : ''}`), ...(otherMessage ? inline(otherMessage) : []))],
      ],
      ...fact('Cause', cause),
      ...fact('How to fix it', fix),
    ]),
    ...(example ? [live(example)] : []),
    ...(usage.length > 0 ? [facts(usage)] : []),
  ];
}

/** Number, name and meaning of every code of the C library; the name leads to the code's section. */
export function errorTable(): RootContent[] {
  return [
    table(
      ['Code', 'Name', 'Meaning'],
      errors.map(({name, code: number, meaning}) => [
        [text(String(number))],
        [link(`#${anchorOf(name)}`, code(name))],
        inline(meaning),
      ]),
    ),
  ];
}

/** Every error code of the C library as a section: its meaning, cause and fix, and the functions that return it. */
export function errorSections(version: DocsVersion): RootContent[] {
  return errors.flatMap((error) => section(error, version));
}

/** The codes that only h3-js has, as sections of the same form. */
export function bindingErrorSections(version: DocsVersion): RootContent[] {
  return bindingErrors.flatMap((error) => section(error, version));
}
