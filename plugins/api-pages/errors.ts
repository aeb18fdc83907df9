import path from 'node:path';
import type {Code, PhrasingContent, RootContent} from 'mdast';
import {bindingErrors, errors, raisedBy, type ErrorEntry} from '../../src/api/errors';
import type {ApiFunction} from '../../src/api/types';
import {code, facts, fence, heading, inline, link, list, paragraph, strong, text} from './nodes';
import {functionUrl} from './section';

/** The functions that give an error, with the reason where the catalogue has one. */
function raisers({name}: ErrorEntry): RootContent[] {
  const functions = raisedBy(name);
  if (functions.length === 0) {
    return name === 'E_SUCCESS' ? [] : [paragraph(text('No function returns it today.'))];
  }
  const reason = (entry: ApiFunction) => entry.errors.find((error) => error.code === name)?.when;
  return [
    facts([
      [
        'Who gives it',
        [
          list(
            functions.map((entry): PhrasingContent[] => {
              const when = reason(entry);
              return [link(functionUrl(entry), code(entry.name)), ...(when ? [text(': '), ...inline(when)] : [])];
            }),
          ),
        ],
      ],
    ]),
  ];
}

/** Where the code appears under another name. */
function names({python, go}: ErrorEntry): RootContent[] {
  if (!python || !go) return [];
  return [paragraph(text('In Python '), code(`h3.${python}`), text(', in Go '), code(`h3.${go}`), text('.'))];
}

const source = {file: path.join(__dirname, '../../src/api/errors.ts'), line: 1};

function live(example: string): Code {
  return {...fence('js', example, 'live throws nodraw'), data: {source}};
}

function section(error: ErrorEntry): RootContent[] {
  const {name, code: number, message, meaning, wayOut, example} = error;
  return [
    heading(2, name),
    paragraph(text('Code '), code(String(number)), text(': “'), text(message), text('”.')),
    paragraph(...inline(meaning)),
    paragraph(strong('Way out: '), ...inline(wayOut)),
    ...(example ? [live(example)] : []),
    ...raisers(error),
    ...names(error),
  ];
}

/** Every error code of the C library as a section: what it means, how to get out of it, who gives it. */
export function errorSections(): RootContent[] {
  return errors.flatMap(section);
}

/** The codes that h3-js has of its own, as sections of the same form. */
export function bindingErrorSections(): RootContent[] {
  return bindingErrors.flatMap(section);
}
