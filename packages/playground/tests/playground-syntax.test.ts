import {expect, test} from 'vitest';
import {textOfHtml} from '@site/tests/support/textOfHtml';
import {highlightLines} from '../highlight';
import {lacksReturn, withoutImports} from '../prepare';
import {explainSyntax} from '../syntax';

test.each([
  ['return [1,\n2}', 2, 'JavaScript doesn’t expect “}” here. Is something missing before it?'],
  ['return 1;\nconst a = "x;', 2, 'The text in quotation marks has no end.'],
  ['return `a\n', 1, 'The text in backticks has no end.'],
  ['return 1; /* why', 1, 'The comment has no end.'],
  ["import {pick} from 'lodash';\nreturn 1", 1, 'Only h3-js can be imported here. It is already there as h3.'],
  ['\nreturn return', 2, 'JavaScript doesn’t expect “return” here. Is something missing before it?'],
  ['const a =', 1, 'The code ends too early.'],
  ['return await later', 1, 'A live example can’t wait: await doesn’t work here.'],
])('an error of syntax has its line and words for people: %j', (code, line, message) => {
  expect(explainSyntax(code)).toEqual({line, message});
});

test.each([
  'return "a ) that is text"',
  'return /[)]/.test(")")',
  'return `${[1].map((x) => x)}`',
  '// (\nreturn {a: [1]}',
])('an error of syntax is not found in code without one: %s', (code) => expect(explainSyntax(code)).toBeUndefined());

test.each([
  ["import {latLngToCell, cellToParent as up} from 'h3-js';", 'const {latLngToCell, cellToParent : up} = h3;'],
  ['import * as h3 from "h3-js"', ''],
  ["import * as H3 from 'h3-js';", 'const H3 = h3;'],
  ["import h3 from 'h3-js';", ''],
  ["const h3 = require('h3-js');", ''],
  ["const {gridDisk} = require('h3-js');", 'const {gridDisk} = h3;'],
  ["const h3 = require('other');", "const h3 = require('other');"],
  ['return "import {x} from \'h3-js\'"', 'return "import {x} from \'h3-js\'"'],
])('the line %s is read as an import of h3-js, or not', (line, replaced) =>
  expect(withoutImports(`${line}\nreturn 1`)).toBe(`${replaced}\nreturn 1`),
);

test('a line that imports h3-js keeps the numbers of the lines below it', () => {
  const code = "import {\n  gridDisk,\n  gridRing,\n} from 'h3-js';\nreturn gridDisk";
  expect(withoutImports(code).split('\n')).toHaveLength(code.split('\n').length);
  expect(withoutImports(code).split('\n')[4]).toBe('return gridDisk');
});

test('code without a return is known', () => {
  expect(lacksReturn('latLngToCell(1, 2, 3)')).toBe(true);
  expect(lacksReturn('return 1')).toBe(false);
});

test('the line of an error is marked, and the text stays the same', () => {
  const code = 'const a = 1;\nreturn <b>;\n';
  const html = highlightLines(code, 'javascript', 2, 'faulty');
  expect(html).toContain('<mark class="faulty">');
  expect(textOfHtml(html)).toBe(code);
  expect(highlightLines(code, 'javascript', 9, 'faulty')).not.toContain('<mark');
});
