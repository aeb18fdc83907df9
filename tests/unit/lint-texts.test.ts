/** The lint rules that keep texts and numbers of the interface translatable. */
import {Linter} from 'eslint';
import {expect, test} from 'vitest';
import tseslint from 'typescript-eslint';
import {texts} from '../../eslint.texts.mjs';

const linter = new Linter();

/** How many places of a component of the theme the rules refuse. */
function refused(code: string, file = 'src/theme/Sample/index.tsx'): number {
  const parser = {languageOptions: {parser: tseslint.parser as Linter.Parser}};
  const config = [{files: ['**/*.{ts,tsx}'], ...parser}, ...texts] as Linter.Config[];
  const messages = linter.verify(code, config, file);
  const broken = messages.find(({fatal}) => fatal);
  if (broken) throw new Error(broken.message);
  return messages.length;
}

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
