import type {RootContent} from 'mdast';
import {anchorOf} from '../../src/api/catalogue';
import {constants, languagesOf, type ApiConstant} from '../../src/api/constants';
import {languageRows, languages} from '../../src/api/languages';
import {formerVersion, newestVersion, type DocsVersion} from '../../src/versions';
import {languageManifest} from '../bindings/manifest';
import {code, element, facts, fence, heading, inline, link, paragraph, table, text} from './nodes';

/** The languages that declare a type or constant, as a reader calls them. */
export function languageList(constant: ApiConstant): string {
  return languagesOf(constant)
    .map((language) => languageRows[language].label)
    .join(', ');
}

function origins({v3, newIn4}: ApiConstant, version: DocsVersion): RootContent[] {
  if (!v3 && !newIn4) return [];
  const origin = v3 ? [text(`In ${formerVersion(version)}: `), code(v3)] : [text(`New in ${version}`)];
  return [element('div', {className: 'api-origin'}, [paragraph(...origin)])];
}

function definitions(constant: ApiConstant): RootContent[] {
  return languagesOf(constant).map((language) => {
    const {label} = languageRows[language];
    const {fence: lang} = languageManifest(newestVersion, language).examples;
    // Types need TypeScript's highlighter.
    return fence(language === 'javascript' ? 'ts' : lang, constant.definitions[language] ?? '', `title="${label}"`);
  });
}

function values({values: rows}: ApiConstant): RootContent[] {
  if (!rows) return [];
  return [
    facts([
      [
        'Values',
        [
          table(
            ['Name', 'Value', 'Description'],
            rows.map(({name, value, description}) => [[code(name)], [code(value)], inline(description)]),
          ),
        ],
      ],
    ]),
  ];
}

/** What each language declares, by name. */
function overview(): RootContent {
  const rows = languages.flatMap((language) => {
    const declared = constants.filter(({definitions: byLanguage}) => byLanguage[language]);
    const names = declared.flatMap(({name}, index) => [
      ...(index > 0 ? [text(', ')] : []),
      link(`#${anchorOf(name)}`, code(name)),
    ]);
    return names.length > 0 ? [[[text(languageRows[language].label)], names]] : [];
  });
  return table(['Language', 'Types and constants'], rows);
}

/** The types and constants of each language as a table, then the section of each, in the order of the catalogue. */
export function constantSections(version: DocsVersion): RootContent[] {
  return [
    overview(),
    ...constants.flatMap((constant) => [
      heading(3, constant.name),
      paragraph(...inline(constant.summary), ...(constant.details ? [text(' '), ...inline(constant.details)] : [])),
      ...origins(constant, version),
      ...definitions(constant),
      ...values(constant),
    ]),
  ];
}
