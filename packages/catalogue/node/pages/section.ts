import {translate} from '@docusaurus/Translate';
import type {ListItem, PhrasingContent, RootContent} from 'mdast';
import {anchorOf, functionNamed} from '../catalogue';
import {errorsOf, type ErrorEntry} from '../errors';
import {namesOf} from '../../names';
import {byUse, isOfC} from '../order';
import {languageInText, languageRows, languagesOf, type Language} from '../../languages';
import type {ApiFunction, FunctionV3, LanguageNote, Markdown, RaisedError} from '../../types';
import {formerVersion, versions, type DocsVersion} from '@h3-docs/base/versions';
import {languageManifest} from '../bindingFiles/manifest';
import {entryPath, exampleNodes, readExamples} from './examples';
import {
  code,
  element,
  fact,
  facts,
  fence,
  forLanguages,
  heading,
  inline,
  joined,
  link,
  list,
  listItem,
  paragraph,
  table,
  text,
  type Fact,
} from './nodes';
import {parameterTable, returnNodes} from './parameterTable';
import {pitfalls, troubleshooting} from './pitfalls';

/** The page that the nodes are for. */
export interface Page {
  readonly version: DocsVersion;
  readonly file: string;
  /** The folder of the site in its repository, with a slash at its end. */
  readonly editUrl: string;
}

/** The address of a function's section in the reference of a version, under the name that it has there. */
export function functionUrl({group, name}: Pick<ApiFunction, 'group' | 'name'>, version: DocsVersion): string {
  return `${versions[version].path}/api/${group}#${anchorOf(name)}`;
}

function errorUrl(name: string, version: DocsVersion): string {
  return `${versions[version].path}/library/errors#${anchorOf(name)}`;
}

/** A function as the languages of a version spell it. */
type Spelled = Pick<ApiFunction, 'name' | 'signatures'> & Partial<Pick<ApiFunction, 'helpers' | 'instead'>>;

/** The signatures of one language as its own code block. */
function signatureBlock(version: DocsVersion, language: Language, signatures: readonly string[]): RootContent {
  const manifest = languageManifest(version, language);
  const lang = manifest.signatures.fence ?? manifest.examples.fence;
  return fence(lang, signatures.join('\n'), signatures.length > 1 ? 'signature overloads' : 'signature');
}

/** The tabs of a function: in each language its signatures and examples, or what to write instead. */
export function functionTabs(entry: Spelled, version: DocsVersion, fn?: string): RootContent {
  const examples = readExamples(entry, version);
  const panels = languagesOf(version).map((language) => {
    const signatures = entry.signatures[language];
    const instead = entry.instead?.[language];
    const notAvailable = translate({message: 'Not available in {language}.'}, {language: languageInText(language)});
    return element('LanguagePanel', {language}, [
      signatures
        ? signatureBlock(version, language, [...signatures, ...(entry.helpers?.[language] ?? [])])
        : paragraph(text(`${notAvailable}${instead ? ' ' : ''}`), ...(instead ? inline(instead) : [])),
      ...examples.filter((example) => example.language === language).flatMap(exampleNodes),
    ]);
  });
  return element('LanguageTabs', {fn}, panels);
}

/** The entry of an error code in a version. Throws where there is none. */
function errorNamed(name: ErrorEntry['name'], version: DocsVersion): ErrorEntry {
  const entry = errorsOf(version).find((candidate) => candidate.name === name);
  if (!entry) throw new Error(`There is no error called '${name}'.`);
  return entry;
}

/** What a function without error codes promises. A binding can reject an argument before it calls the function. */
function noErrors({parameters, signatures}: ApiFunction): string {
  if (!signatures.c) return translate({message: 'This function reports no H3 error code.'});
  const isOnlyInC = Object.keys(signatures).length === 1;
  const takesArguments = parameters.some(({out}) => !out);
  return takesArguments && !isOnlyInC
    ? translate({message: 'In C, this function cannot fail.'})
    : translate({message: 'This function cannot fail.'});
}

/** Whether callers in a language can get an error of a function. */
function isReported({by}: RaisedError, {signatures}: ApiFunction, language: Language): boolean {
  return signatures[language] !== undefined && (by?.includes(language) ?? true);
}

function errorsTable(entry: ApiFunction, version: DocsVersion): RootContent[] {
  const {errors} = entry;
  if (errors.length === 0) return [paragraph(text(noErrors(entry)))];
  return [
    table(
      [translate({message: 'Error'}), translate({message: 'Cause'})],
      errors.map((error) => {
        const {code: name, when} = error;
        const {code: number, names, numbered} = errorNamed(name, version);
        const named = names.filter(({language}) => isReported(error, entry, language));
        const inCode = numbered.filter((language) => isReported(error, entry, language));
        return [
          joined([
            link(errorUrl(name, version), code(name)),
            ...named.map(({language, name: own}) => forLanguages(code(own), [language])),
            ...(inCode.length > 0 ? [forLanguages(code(translate({message: 'code {number}'}, {number})), inCode)] : []),
          ]),
          inline(when),
        ];
      }),
    ),
  ];
}

/** A note, which only the readers of its language see, if it has one. */
function noteItem(note: Markdown | LanguageNote): ListItem {
  if (typeof note === 'string') return listItem(...inline(note));
  return forLanguages(listItem(...inline(note.text)), [note.of]);
}

/** The entry's further notes, each kind under the label that readers look for. */
function remarks({memory, pentagons, cost, notes = []}: ApiFunction): Fact[] {
  return [
    ...fact(translate({message: 'Memory'}), memory),
    ...fact(translate({message: 'Pentagons'}), pentagons),
    ...fact(translate({message: 'Complexity'}), cost),
    ...(notes.length > 0 ? [[translate({message: 'Notes'}), [list(notes.map(noteItem))]] as const] : []),
  ];
}

/** The names of a 3.x function in the languages that use another one: ` (Java, JavaScript `cellArea`)`. */
function otherNamesV3({name, signatures}: FunctionV3, former: DocsVersion): PhrasingContent[] {
  const labelsOf = new Map<string, string[]>();
  for (const language of languagesOf(former)) {
    for (const other of namesOf(signatures[language])) {
      if (other === name || other === `${name}Address`) continue;
      labelsOf.set(other, [...(labelsOf.get(other) ?? []), languageRows[language].label]);
    }
  }
  const others = [...labelsOf].map(([other, labels]) => ({other, label: labels.join(', ')}));
  const items = others.flatMap(({other, label}, index): PhrasingContent[] => {
    // Names in the same languages follow one label: (Python `h3_is_res_class_III`, `h3_is_res_class_iii`).
    if (others[index - 1]?.label === label) return [text(', '), code(other)];
    return [text(`${index > 0 ? '; ' : ''}${label} `), code(other)];
  });
  return items.length === 0 ? [] : [text(' ('), ...items, text(')')];
}

/** A quiet link to the file of a function's entry, where readers can edit it. */
export function editLink(entry: ApiFunction, {version, editUrl}: Page): PhrasingContent {
  return {
    ...element('a', {className: 'api-edit', href: editUrl + entryPath(entry, version)}),
    type: 'mdxJsxTextElement',
    children: [text(translate({message: 'Edit'}))],
  };
}

function origins(entry: ApiFunction, page: Page): RootContent {
  const {since, group, v3 = []} = entry;
  const former = formerVersion(page.version);
  return element('div', {className: 'api-origin'}, [
    paragraph(
      text(translate({message: 'Since {release}'}, {release: since})),
      ...v3.flatMap((function3, index) => [
        text(index === 0 ? ` · ${translate({message: 'In {version}:'}, {version: former})} ` : ', '),
        link(functionUrl({group, name: function3.name}, former), code(function3.name)),
        ...otherNamesV3(function3, former),
      ]),
      text(' · '),
      editLink(entry, page),
    ),
  ]);
}

function related({related: names}: ApiFunction, version: DocsVersion): Fact[] {
  if (names.length === 0) return [];
  const links = names.map((name) => link(functionUrl(functionNamed(name, version), version), code(name)));
  return [[translate({message: 'See also'}), [paragraph(...joined(links, ' · '))]]];
}

/** What programs need of a function, and the rest, which is folded unless the whole section is. */
function reference(entry: ApiFunction, page: Page): {readonly first: RootContent[]; readonly rest: Fact[]} {
  const {version} = page;
  return {
    first: [
      functionTabs(entry, version, entry.name),
      facts([
        [translate({message: 'Parameters'}), parameterTable(entry)],
        [translate({message: 'Returns'}), returnNodes(entry)],
        ...pitfalls(entry.name, version),
        ...related(entry, version),
      ]),
    ],
    rest: [
      [translate({message: 'Errors'}), errorsTable(entry, version)],
      ...remarks(entry),
      ...troubleshooting(entry.name, version),
    ],
  };
}

/**
 * A function's section on its 4.x page, in the order that every section keeps. What few readers need is folded: all but one
 * sentence of a function for few programs, and of others what stands behind the overview.
 */
function functionSection(entry: ApiFunction, page: Page, isForFew: boolean): RootContent[] {
  const {first, rest} = reference(entry, page);
  const use = paragraph(...inline(entry.use));
  const label = translate({message: 'Errors, notes, and known problems'});
  return [
    heading(2, entry.name),
    paragraph(...inline(entry.summary)),
    ...(isForFew
      ? [element('Folded', {of: anchorOf(entry.name)}, [use, ...first, facts(rest), origins(entry, page)])]
      : [use, ...first, element('Folded', {label}, [facts(rest)]), origins(entry, page)]),
  ];
}

/** The sections of the functions of a 4.x page, those that most programs call first. */
export function functionSections(entries: readonly ApiFunction[], page: Page): RootContent[] {
  return byUse(entries).flatMap(({main, inOtherUnits}) => [
    ...functionSection(main, page, isOfC(main) || Object.keys(main.signatures).length === 1),
    ...inOtherUnits.flatMap((entry) => functionSection(entry, page, true)),
  ]);
}

/** What functions of one family do. Where they differ in the unit alone, none is named: the names say it. */
function sharedSummary(main: ApiFunction, inOtherUnits: readonly ApiFunction[]): string {
  return inOtherUnits.length > 0 ? main.summary.replace(/, in [\w ]+(?=\.$)/, '') : main.summary;
}

/** The list at the top of a page: what each function of the group does, in the order of the sections. */
export function functionGuide(entries: readonly ApiFunction[]): RootContent[] {
  const families = byUse(entries);
  const listed = (of: readonly ApiFunction[]) =>
    joined(
      of.map(({name}) => link(`#${anchorOf(name)}`, code(name))),
      ', ',
    );
  const ofC = families.flatMap(({main, inOtherUnits}) => (isOfC(main) ? [main, ...inOtherUnits] : []));
  return [
    element('div', {className: 'api-guide'}, [
      table(
        [translate({message: 'Function'}), translate({message: 'Description'})],
        families
          .filter(({main}) => !isOfC(main))
          .map(({main, inOtherUnits}) => [listed([main, ...inOtherUnits]), inline(sharedSummary(main, inOtherUnits))]),
      ),
      ...(ofC.length > 0 ? [paragraph(text(`${translate({message: 'For programs in C:'})} `), ...listed(ofC))] : []),
    ]),
  ];
}
