/** The lint rules that keep texts and numbers of the interface translatable. */
import {expect, test} from 'vitest';
import {texts} from '../../eslint.texts.mjs';
import {refusals} from '../support/lint';

/** How many places of a component of the theme the rules refuse. */
const refused = (code: string, file = 'src/theme/Sample/index.tsx') => refusals(texts, code, file);

test.each([
  ['text in an element', '<p>Not translated</p>'],
  ['text in a fragment', '<>Not translated</>'],
  ['a label', '<button aria-label="Close" />'],
  ['a computed label', '<button aria-label={`Close ${name}`} />'],
  ['a choice of texts', "<p>{open ? 'Shown' : null}</p>"],
  ['a number', '<p>{count.toLocaleString()}</p>'],
])('the linter refuses %s that no locale can translate', (_what, code) => {
  expect(refused(code)).toBe(1);
});

test.each([
  ['<p><Translate>Translated</Translate></p>'],
  ["<Translate values={{name}}>{'Hello, {name}'}</Translate>"],
  ["<button aria-label={translate({message: 'Close'})} />"],
  ['<p className="wide" id="text">{count}</p>'],
])('the linter accepts %s', (code) => {
  expect(refused(code)).toBe(0);
});

test.each([
  ['a reason', "const outcome = {ok: false, reason: 'The result is empty'};"],
  ['a computed reason', 'const outcome = {reason: `There is no cell at resolution ${resolution}`};'],
  ['one of two labels', "const control = {label: open ? 'Hide the map' : null};"],
  ['what starts a figure', "figure.play = 'Drag the dot to another place';"],
])('the linter refuses %s that a module without JSX makes', (_what, code) => {
  expect(refused(code, 'src/explorer/model/sample.ts')).toBe(1);
});

test.each([
  ["const outcome = {reason: translate({message: 'The result is empty'})};"],
  ["const format = {label: 'GeoJSON', name: 'geojson', mime: 'application/geo+json'};"],
  ["throw new RangeError('There is no such index');"],
])('the linter accepts %s in a module', (code) => {
  expect(refused(code, 'src/explorer/model/sample.ts')).toBe(0);
});

test('folders whose texts stay in English are named with a reason, and no folder of components is among them', () => {
  const rule = texts.find(({rules}) => 'no-restricted-syntax' in (rules ?? {}));
  expect(rule?.ignores?.filter((name) => /^src\/(?!converter|explorer\/code|grids|site)/.test(name))).toEqual([]);
});
