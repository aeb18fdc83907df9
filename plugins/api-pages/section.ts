import type {PhrasingContent, RootContent} from 'mdast';
import {anchorOf, functionNamed} from '../../src/api/catalogue';
import {namesOf} from '../../src/api/names';
import {
  languageLabels,
  languages,
  languagesV3,
  type ApiFunction,
  type FunctionV3,
  type Language,
  type Parameter,
} from '../../src/api/types';
import {exampleNodes, readExamples, type CatalogueExample} from './examples';
import {code, element, facts, fence, heading, inline, link, list, paragraph, table, text, type Fact} from './nodes';

/** The address of a function's section in the 4.x reference. */
export function functionUrl(entry: ApiFunction): string {
  return `/docs/api/${entry.group}#${anchorOf(entry.name)}`;
}

/** The address of a function's section in the 3.x reference, where the function has the given name. */
export function functionUrlV3(entry: ApiFunction, name: string): string {
  return `/docs/3.x/api/${entry.group}#${anchorOf(name)}`;
}

function errorUrl(name: string): string {
  return `/docs/library/errors#${anchorOf(name)}`;
}

/** Parameters as a table; the columns that no parameter fills are left out. */
export function parameterTable(parameters: readonly Parameter[]): RootContent[] {
  if (parameters.length === 0) return [paragraph(text('This function takes no parameters.'))];
  const hasRange = parameters.some(({range}) => range);
  return [
    table(
      ['Name', 'Type', ...(hasRange ? ['Range'] : []), 'Description'],
      parameters.map(({name, type, unit, range, out, description}) => [
        [code(name)],
        inline(unit ? `${type}, in ${unit}` : type),
        ...(hasRange ? [range ? inline(range) : [text('–')]] : []),
        [...(out ? [text('Out parameter. ')] : []), ...inline(description)],
      ]),
    ),
  ];
}

/** The signatures of one language as its own code block. */
export function signatureBlock(language: Language, signatures: readonly string[]): RootContent {
  // A shell highlighter would take the placeholders of the command, such as `<cell>`, for redirects.
  const lang = language === 'shell' ? 'text' : languageLabels[language].fence;
  return element('Signature', {}, [fence(lang, signatures.join('\n'))]);
}

/** The sentence of a tab whose language has no such function. */
export function notAvailable(language: Language): string {
  return `Not available in ${language === 'shell' ? 'the h3 command' : languageLabels[language].label}.`;
}

function panel(entry: ApiFunction, language: Language, examples: readonly CatalogueExample[]): RootContent {
  const signatures = entry.signatures[language];
  if (!signatures) {
    const instead = entry.instead?.[language];
    return element('LanguagePanel', {language}, [
      paragraph(text(`${notAvailable(language)}${instead ? ' ' : ''}`), ...(instead ? inline(instead) : [])),
    ]);
  }
  return element('LanguagePanel', {language}, [
    signatureBlock(language, [...signatures, ...(entry.helpers?.[language] ?? [])]),
    ...examples.filter((example) => example.language === language).flatMap(exampleNodes),
  ]);
}

function errorsTable({errors, signatures}: ApiFunction): RootContent[] {
  if (errors.length === 0)
    return [paragraph(text(signatures.c ? 'This function cannot fail.' : 'This function reports no H3 error code.'))];
  return [
    table(
      ['Error', 'Cause'],
      errors.map(({code: name, when}) => [[link(errorUrl(name), code(name))], inline(when)]),
    ),
  ];
}

/** What the entry says beyond its contract, each kind under the label that readers look for. */
function remarks({memory, pentagons, cost, notes = []}: ApiFunction): Fact[] {
  const labeled = [
    ['Memory', memory],
    ['Pentagons', pentagons],
    ['Complexity', cost],
  ] as const;
  return [
    ...labeled.flatMap(([label, value]): Fact[] => (value ? [[label, [paragraph(...inline(value))]]] : [])),
    ...(notes.length > 0 ? [['Notes', [list(notes.map(inline))]] as const] : []),
  ];
}

/** The names of a 3.x function in the languages that use another one: ` (Java, JavaScript `cellArea`)`. */
function otherNamesV3({name, signatures}: FunctionV3): PhrasingContent[] {
  const languagesOf = new Map<string, string[]>();
  for (const language of languagesV3) {
    for (const other of namesOf(signatures[language])) {
      if (other === name || other === `${name}Address`) continue;
      languagesOf.set(other, [...(languagesOf.get(other) ?? []), languageLabels[language].label]);
    }
  }
  const items = [...languagesOf].map(([other, labels]) => [text(`${labels.join(', ')} `), code(other)]);
  if (items.length === 0) return [];
  return [text(' ('), ...items.flatMap((nodes, index) => [...(index > 0 ? [text('; ')] : []), ...nodes]), text(')')];
}

function origins(entry: ApiFunction): RootContent {
  const {since, v3 = []} = entry;
  return element('div', {className: 'api-origin'}, [
    paragraph(
      text(`Since ${since}`),
      ...v3.flatMap((function3, index) => [
        text(index === 0 ? ' · In 3.x: ' : ', '),
        link(functionUrlV3(entry, function3.name), code(function3.name)),
        ...otherNamesV3(function3),
      ]),
    ),
  ]);
}

function related({related: names}: ApiFunction): Fact[] {
  if (names.length === 0) return [];
  const links = names.flatMap((name, index) => [
    ...(index > 0 ? [text(' · ')] : []),
    link(functionUrl(functionNamed(name)), code(name)),
  ]);
  return [['See also', [paragraph(...links)]]];
}

/** A function's whole section on its 4.x page, in the order that every section keeps. */
export function functionSection(entry: ApiFunction): RootContent[] {
  const examples = readExamples(entry, '4.x');
  return [
    heading(2, entry.name),
    paragraph(...inline(entry.summary)),
    origins(entry),
    paragraph(...inline(entry.use)),
    element(
      'LanguageTabs',
      {},
      languages.map((language) => panel(entry, language, examples)),
    ),
    facts([
      ['Parameters', parameterTable(entry.parameters)],
      ['Returns', [paragraph(...inline(entry.returns))]],
      ['Errors', errorsTable(entry)],
      ...remarks(entry),
      ...related(entry),
    ]),
  ];
}

/** The table at the top of a page: every function of the group with what it does. */
export function functionGuide(entries: readonly ApiFunction[]): RootContent[] {
  return [
    table(
      ['Function', 'Description'],
      entries.map((entry) => [[link(`#${anchorOf(entry.name)}`, code(entry.name))], inline(entry.summary)]),
    ),
  ];
}
