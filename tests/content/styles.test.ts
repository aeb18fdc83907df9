import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const folder = path.resolve('build/assets/css');
const styles = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));

test.each([
  ['the cells of tables, room', /table th,table td\{[^}]*padding:/],
  ['quotations, a line beside them', /blockquote\{[^}]*border-left:/],
])('the style sheet gives %s', (_, rule) => {
  expect(styles.some((css) => rule.test(css))).toBe(true);
});
