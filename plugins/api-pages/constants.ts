import type {RootContent} from 'mdast';
import {constants, type ApiConstant} from '../../src/api/constants';
import {languageLabels} from '../../src/api/types';
import {code, element, facts, fence, heading, inline, paragraph, table, text} from './nodes';

function origins({v3, newIn4}: ApiConstant): RootContent[] {
  if (!v3 && !newIn4) return [];
  const origin = v3 ? [text('In 3.x: '), code(v3)] : [text('New in 4.x')];
  return [element('div', {className: 'api-origin'}, [paragraph(...origin)])];
}

function definitions({definitions: byLanguage}: ApiConstant): RootContent[] {
  return (['c', 'javascript'] as const).flatMap((language) => {
    const definition = byLanguage[language];
    const {fence: lang, label: languageLabel} = languageLabels[language];
    return definition ? [fence(language === 'c' ? lang : 'ts', definition, `title="${languageLabel}"`)] : [];
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

/** The section of each type and constant, in the order of the catalogue. */
export function constantSections(): RootContent[] {
  return constants.flatMap((constant) => [
    heading(3, constant.name),
    paragraph(...inline(constant.description)),
    ...origins(constant),
    ...definitions(constant),
    ...values(constant),
  ]);
}
