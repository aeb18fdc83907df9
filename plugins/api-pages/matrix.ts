import {translate} from '@docusaurus/Translate';
import type {RootContent} from 'mdast';
import {functionsOf} from '../../src/api/catalogue';
import {namesOf} from '../../src/api/names';
import {languageRows, languagesOf} from '../../src/api/languages';
import type {ApiFunction} from '../../src/api/types';
import {versions, type DocsVersion} from '../../src/versions';
import {code, element, languageColumns, link, text} from './nodes';
import {functionUrl} from './section';

interface Row {
  readonly name: string;
  readonly url: string;
  readonly signatures: ApiFunction['signatures'];
}

function rowsOf(version: DocsVersion): Row[] {
  const named =
    versions[version].reference === 'functions'
      ? functionsOf(version)
      : functionsOf(version).flatMap(({group, v3 = []}) => v3.map((former) => ({...former, group})));
  return named.map((each) => ({name: each.name, url: functionUrl(each, version), signatures: each.signatures}));
}

/** Which function each binding has, under which name: what the catalogue's signatures say, and nothing else. */
export function coverageMatrix(version: DocsVersion): RootContent[] {
  const shown = languagesOf(version);
  return [
    element('FilterableTable', {label: translate({message: 'Filter functions'}), languages: shown.join(' ')}, [
      languageColumns(
        shown,
        1,
        [translate({message: 'Function'}), ...shown.map((language) => languageRows[language].label)],
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
