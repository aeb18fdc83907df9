import {translate} from '@docusaurus/Translate';
import type {PhrasingContent, RootContent} from 'mdast';
import {functionsOf} from '../catalogue';
import {constantsOf} from '../constants';
import {namesOf} from '../../names';
import {bindingFunctions, languagesNamedIn} from '../bindings';
import {languageRows, type Language} from '../../languages';
import type {ApiFunction, FunctionV3} from '../../types';
import {formerVersion, type DocsVersion} from '@h3-docs/base/versions';
import {languageList} from './constants';
import {code, element, heading, joined, languageColumns, link, paragraph, table, text} from './nodes';
import {functionUrl} from './section';

const names = (list: readonly string[]) => joined(list.map(code), ', ');

/** How a language's names changed: `old → new`, or a statement that one of the versions has no such name. */
function change(before: readonly string[], after: readonly string[], url: string): PhrasingContent[] {
  if (before.length === 0 && after.length === 0) return [text('–')];
  if (before.length === 0) return [text('none → '), link(url, ...names(after))];
  if (after.length === 0) return [...names(before), text(' → none')];
  if (before.join() === after.join()) return [...names(before), text(` ${translate({message: '(same)'})}`)];
  return [...names(before), text(' → '), link(url, ...names(after))];
}

function row(
  entry: ApiFunction,
  v3: FunctionV3,
  version: DocsVersion,
  shown: readonly Language[],
): PhrasingContent[][] {
  const former = entry.v3 ?? [];
  return shown.map((language) => {
    const functions = bindingFunctions(formerVersion(version), language);
    const before = namesOf(functions[v3.name]?.signatures);
    // If a language has the function under another 3.x name in another row, this row shows no new function for it.
    const isElsewhere =
      before.length === 0 && (v3 !== former[0] || former.some(({name}) => functions[name]?.signatures));
    return change(before, isElsewhere ? [] : namesOf(entry.signatures[language]), functionUrl(entry, version));
  });
}

/** Every function of 3.x with its 4.x name, in each language; what is new in 4.x; types and constants. */
export function migrationTables(version: DocsVersion): RootContent[] {
  const former = formerVersion(version);
  const shown = languagesNamedIn(former);
  const languages = shown.join(' ');
  const columns = shown.map((language) => languageRows[language].label);
  const functions = functionsOf(version);
  const added = functions.filter(({v3}) => !v3);
  const constants = constantsOf(version);
  const renamedTypes = constants.filter(({v3}) => v3);
  const newTypes = constants.filter(({newIn4}) => newIn4);
  return [
    heading(
      2,
      translate({message: 'Functions of {version}'}, {version: former}),
      `functions-of-${former.replace('.', '')}`,
    ),
    paragraph(
      text(
        translate(
          {
            message:
              'Each row is one function of {version}. Type a part of a name of either version to filter the rows. Functions that your language lacks appear then, too.',
          },
          {version: former},
        ),
      ),
    ),
    element('FilterableTable', {languages, label: translate({message: 'Filter functions'}), former}, [
      languageColumns(
        shown,
        1,
        [translate({message: 'Function in {version}'}, {version: former}), ...columns],
        functions.flatMap((entry) =>
          (entry.v3 ?? []).map((v3) => ({
            of: entry.name,
            cells: [
              [link(functionUrl({group: entry.group, name: v3.name}, former), code(v3.name))],
              ...row(entry, v3, version, shown),
            ],
          })),
        ),
      ),
    ]),
    heading(2, translate({message: 'New in {version}'}, {version}), `new-in-${version.replace('.', '')}`),
    element('FilterableTable', {languages, label: translate({message: 'Filter new functions'})}, [
      languageColumns(
        shown,
        2,
        [translate({message: 'Function'}), translate({message: 'Since'}), ...columns],
        added.map((entry) => ({
          of: entry.name,
          cells: [
            [link(functionUrl(entry, version), code(entry.name))],
            [text(entry.since)],
            ...shown.map((language) => {
              const now = namesOf(entry.signatures[language]);
              return now.length === 0 ? [text('–')] : names(now);
            }),
          ],
        })),
      ),
    ]),
    heading(2, translate({message: 'Types and constants'}), 'types-and-constants'),
    table(
      [former, version, translate({message: 'Languages'})],
      [...renamedTypes, ...newTypes].map((constant) => [
        [constant.v3 ? code(constant.v3) : text('–')],
        [link(functionUrl({group: 'misc', name: constant.name}, version), code(constant.name))],
        [text(languageList(constant, version))],
      ]),
    ),
  ];
}
