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

test('a folder that is not translated yet is left alone', () => {
  expect(refused('<p>Not translated</p>', 'src/explorer/ui/Sample.tsx')).toBe(0);
});
