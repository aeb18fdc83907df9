/** The lint rules that keep texts and numbers of the interface translatable. */
import {expect, test} from 'vitest';
import {texts} from '../../config/eslint/texts.mjs';
import {refusals} from '../support/lint';

/** How many places of a component of the theme the rules refuse. */
const refused = (code: string, file = 'src/theme/Sample/index.tsx') => refusals(texts, code, file);

test.each([
  ['text in an element', '<p>Not translated</p>'],
  ['a label', '<button aria-label="Close" />'],
  ['a choice of texts', "<p>{open ? 'Shown' : null}</p>"],
  ['a number', '<p>{count.toLocaleString()}</p>'],
])('the linter refuses %s that no locale can translate', (_what, code) => {
  expect(refused(code)).toBe(1);
});

test.each([
  ['<p><Translate>Translated</Translate></p>'],
  ["<Translate values={{name}}>{'Hello, {name}'}</Translate>"],
  ["<button aria-label={translate({message: 'Close'})} />"],
])('the linter accepts %s', (code) => {
  expect(refused(code)).toBe(0);
});

const model = 'packages/explorer/model/sample.ts';
const code = 'packages/explorer/code/sample.ts';
const converter = 'packages/converter/c/sample.ts';

test.each([
  ['a reason', model, "const outcome = {ok: false, reason: 'The result is empty'};"],
  ['what starts a figure', model, "figure.play = 'Drag the dot to another place';"],
  ['a note of the converter', converter, "draft.byHand(place, 'The converter can’t see the type here.', link);"],
  ['a message', 'packages/playground/sample.ts', "const why = 'its worker did not start in time';"],
  ['a comment', code, 'const helper = `# The cells that meet at a vertex.\ndef around(vertex):`;'],
  ['why there is no program', code, 'throw new Unavailable(`${label} has no function for it`);'],
])('the linter refuses %s of a module that no locale can translate', (_what, file, source) => {
  expect(refused(source, file)).toBe(1);
});

test.each([
  [model, "const outcome = {reason: translate({message: 'The result is empty'})};"],
  [model, "const format = {label: 'GeoJSON', name: 'geojson', mime: 'application/geo+json'};"],
  [model, "throw new RangeError('There is no such index');"],
  [code, "const dialect = {label: 'Amazon Redshift', call: 'distinct(h3.cell_to_parent(cell, 4) for cell in cells)'};"],
  [code, 'const helper = `# ${translate({message: "The cells that meet at a vertex."})}\ndef around(vertex):`;'],
])('in %s, the linter accepts %s', (file, source) => {
  expect(refused(source, file)).toBe(0);
});

test('no folder of components or of messages stays in English', () => {
  const ignored = texts.flatMap(({rules, ignores}) => ('no-restricted-syntax' in (rules ?? {}) ? (ignores ?? []) : []));
  const byBuild = 'packages/*/{node,tests}/**';
  expect(ignored.filter((name) => name !== byBuild)).toEqual([
    'packages/grid/systems/plusCode.ts',
    'packages/base/site.ts',
    'packages/playground/frameScript.ts',
  ]);
});
