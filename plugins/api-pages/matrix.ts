import type {RootContent} from 'mdast';
import {allFunctions} from '../../src/api/catalogue';
import {namesOf} from '../../src/api/names';
import {languageLabels, languages, languagesV3, type ApiFunction, type Language} from '../../src/api/types';
import type {DocsVersion} from '../../src/site';
import {code, element, link, table, text} from './nodes';
import {functionUrl, functionUrlV3} from './section';

interface Row {
  readonly name: string;
  readonly url: string;
  readonly signatures: ApiFunction['signatures'];
}

function rowsOf(version: DocsVersion): Row[] {
  if (version === '4.x') {
    return allFunctions.map((entry) => ({name: entry.name, url: functionUrl(entry), signatures: entry.signatures}));
  }
  return allFunctions.flatMap((entry) =>
    (entry.v3 ?? []).map(({name, signatures}) => ({name, url: functionUrlV3(entry, name), signatures})),
  );
}

/** Which function each binding has, under which name: what the catalogue's signatures say, and nothing else. */
export function coverageMatrix(version: DocsVersion): RootContent[] {
  const shown: readonly Language[] = version === '4.x' ? languages : languagesV3;
  return [
    element('FilterableTable', {label: 'Filter functions'}, [
      table(
        ['Function', ...shown.map((language) => languageLabels[language].label)],
        rowsOf(version).map(({name, url, signatures}) => [
          [link(url, code(name))],
          ...shown.map((language) => {
            const names = namesOf(signatures[language]);
            return names.length === 0
              ? [text('–')]
              : names.flatMap((each, index) => [...(index ? [text(', ')] : []), code(each)]);
          }),
        ]),
      ),
    ]),
  ];
}
