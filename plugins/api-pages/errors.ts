import type {RootContent} from 'mdast';
import {allFunctions} from '../../src/api/catalogue';
import {errorNames} from '../../src/api/types';
import {code, heading, inline, link, list, paragraph, text} from './nodes';
import {functionUrl} from './section';

/** Every error code as a section: its number, and the functions that give it, each with the reason. */
export function errorSections(): RootContent[] {
  return errorNames.flatMap((name, number) => {
    const raisers = allFunctions.flatMap((entry) =>
      entry.errors.filter((error) => error.code === name).map(({when}) => ({entry, when})),
    );
    return [
      heading(2, name),
      paragraph(text('Code '), code(String(number)), text('.')),
      ...(raisers.length > 0
        ? [
            list(
              raisers.map(({entry, when}) => [link(functionUrl(entry), code(entry.name)), text(': '), ...inline(when)]),
            ),
          ]
        : []),
    ];
  });
}
