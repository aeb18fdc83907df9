import {translate} from '@docusaurus/Translate';
import type {RootContent} from 'mdast';
import {functionsOf} from '../catalogue';
import {namesOf} from '../../names';
import {bindingFunctions, languagesNamedIn} from '../bindings';
import {languageRows} from '../../languages';
import {versions, type DocsVersion} from '@h3-docs/base/versions';
import {element, languageColumns, link, text} from './nodes';
import {functionUrl} from './section';

interface Row {
  readonly name: string;
  readonly url: string;
}

function rowsOf(version: DocsVersion): Row[] {
  const named =
    versions[version].reference === 'functions'
      ? functionsOf(version)
      : functionsOf(version).flatMap(({group, v3 = []}) => v3.map((former) => ({...former, group})));
  return named.map((each) => ({name: each.name, url: functionUrl(each, version)}));
}

/** Which function each binding has, under which name: what the catalogue's signatures say, and nothing else. */
export function coverageMatrix(version: DocsVersion): RootContent[] {
  const shown = languagesNamedIn(version);
  const ofNames = {hProperties: {className: ['names']}};
  return [
    element('FilterableTable', {label: translate({message: 'Filter functions'}), languages: shown.join(' ')}, [
      {
        ...languageColumns(
          shown,
          1,
          [translate({message: 'Function'}), ...shown.map((language) => languageRows[language].label)],
          rowsOf(version).map(({name, url}) => ({
            of: name,
            cells: [
              [link(url, text(name))],
              ...shown.map((language) => {
                const names = namesOf(bindingFunctions(version, language)[name]?.signatures);
                return [text(names.join(', ') || '–')];
              }),
            ],
          })),
        ),
        data: ofNames,
      },
    ]),
  ];
}
