import {translate} from '@docusaurus/Translate';
import type {RootContent} from 'mdast';
import {anchorOf} from '../catalogue';
import {constantsOf, declaringLanguages, type ApiConstant} from '../constants';
import {languageRows, languagesOf, type Language} from '../../languages';
import {formerVersion, type DocsVersion} from '@h3-docs/base/versions';
import {languageManifest} from '../bindingFiles/manifest';
import {code, element, facts, fence, heading, inline, joined, link, paragraph, table, text} from './nodes';

/** The languages that declare a type or constant, as a reader calls them. */
export function languageList(constant: ApiConstant, version: DocsVersion): string {
  return declaringLanguages(constant, version)
    .map((language) => languageRows[language].label)
    .join(', ');
}

function origins({v3, newIn4}: ApiConstant, version: DocsVersion): RootContent[] {
  if (!v3 && !newIn4) return [];
  const origin = v3
    ? [text(`${translate({message: 'In {version}:'}, {version: formerVersion(version)})} `), code(v3)]
    : [text(translate({message: 'New in {version}'}, {version}))];
  return [element('div', {className: 'api-origin'}, [paragraph(...origin)])];
}

/** What each language declares, as tabs; a language alone has its name above its code. */
function definitions(constant: ApiConstant, version: DocsVersion): RootContent[] {
  const declaring = declaringLanguages(constant, version);
  const block = (language: Language, meta?: string) => {
    const {fence: lang} = languageManifest(version, language).examples;
    // Types need TypeScript's highlighter.
    return fence(language === 'javascript' ? 'ts' : lang, constant.definitions[language] ?? '', meta);
  };
  const [only, ...others] = declaring;
  if (only && others.length === 0) return [block(only, `title="${languageRows[only].label}"`)];
  const panels = declaring.map((language) => element('LanguagePanel', {language}, [block(language)]));
  return [element('LanguageTabs', {}, panels)];
}

function values({values: rows}: ApiConstant): RootContent[] {
  if (!rows) return [];
  return [
    facts([
      [
        translate({message: 'Values'}),
        [
          table(
            [translate({message: 'Name'}), translate({message: 'Value'}), translate({message: 'Description'})],
            rows.map(({name, value, description}) => [[code(name)], [code(value)], inline(description)]),
          ),
        ],
      ],
    ]),
  ];
}

/** What each language declares, by name. */
function overview(version: DocsVersion): RootContent {
  const rows = languagesOf(version).flatMap((language) => {
    const declared = constantsOf(version).filter(({definitions: byLanguage}) => byLanguage[language]);
    const names = declared.map(({name}) => link(`#${anchorOf(name)}`, code(name)));
    return names.length > 0 ? [[[text(languageRows[language].label)], joined(names, ', ')]] : [];
  });
  return table([translate({message: 'Language'}), translate({message: 'Types and constants'})], rows);
}

/** The types and constants of each language as a table, then the section of each, in the order of the catalogue. */
export function constantSections(version: DocsVersion): RootContent[] {
  return [
    overview(version),
    ...constantsOf(version).flatMap((constant) => [
      heading(3, constant.name),
      paragraph(...inline(constant.summary), ...(constant.details ? [text(' '), ...inline(constant.details)] : [])),
      ...origins(constant, version),
      ...definitions(constant, version),
      ...values(constant),
    ]),
  ];
}
