import type {RootContent} from 'mdast';
import {anchorOf} from '../../src/api/catalogue';
import {languagesV3, type ApiFunction, type FunctionV3, type LanguageV3} from '../../src/api/types';
import {exampleNodes, readExamples} from './examples';
import {code, element, facts, heading, inline, link, paragraph, table, text} from './nodes';
import {functionUrl, notAvailable, parameterTable, signatureBlock} from './section';

/** The 3.x functions of a group with the 4.x entries that replace them, each name once, in page order. */
export function functionsV3(entries: readonly ApiFunction[]): {v3: FunctionV3; entry: ApiFunction}[] {
  const byName = new Map<string, {v3: FunctionV3; entry: ApiFunction}>();
  for (const entry of entries) {
    for (const v3 of entry.v3 ?? []) if (!byName.has(v3.name)) byName.set(v3.name, {v3, entry});
  }
  return [...byName.values()];
}

/** Signatures as they are called: h3-py 3.x declares methods whose `self` the module fills in. */
function calledSignatures(language: LanguageV3, signatures: readonly string[]): readonly string[] {
  return language === 'python' ? signatures.map((signature) => signature.replace(/\(self(, )?/, '(')) : signatures;
}

function tabs(v3: FunctionV3, entry: ApiFunction): RootContent {
  const examples = readExamples(entry, '3.x').filter(({section}) => section === null || section === v3.name);
  return element(
    'LanguageTabs',
    {},
    languagesV3.map((language) => {
      const signatures = v3.signatures[language];
      const own = examples.filter((example) => example.language === language);
      return element('LanguagePanel', {language}, [
        signatures
          ? signatureBlock(language, calledSignatures(language, signatures))
          : paragraph(text(notAvailable(language))),
        ...own.flatMap(exampleNodes),
      ]);
    }),
  );
}

/** A function's section on its 3.x page. */
export function functionSectionV3({v3, entry}: {v3: FunctionV3; entry: ApiFunction}): RootContent[] {
  return [
    heading(2, v3.name),
    paragraph(...inline(v3.summary)),
    element('div', {className: 'api-origin'}, [
      paragraph(text('In 4.x: '), link(functionUrl(entry), code(entry.name))),
    ]),
    tabs(v3, entry),
    facts([
      ['Parameters', parameterTable(v3.parameters)],
      ['Returns', [paragraph(...inline(v3.returns))]],
      ...(v3.limits ? [['Limitations', [paragraph(...inline(v3.limits))]] as const] : []),
      ...(v3.differs ? [['Changes in 4.x', [paragraph(...inline(v3.differs))]] as const] : []),
    ]),
  ];
}

/** The table at the top of a 3.x page. */
export function functionGuideV3(entries: readonly ApiFunction[]): RootContent[] {
  return [
    table(
      ['Function', 'Description', 'In 4.x'],
      functionsV3(entries).map(({v3, entry}) => [
        [link(`#${anchorOf(v3.name)}`, code(v3.name))],
        inline(v3.summary),
        [link(functionUrl(entry), code(entry.name))],
      ]),
    ),
  ];
}
