import {latLngToCell} from 'h3-js';
import {describe, expect, test} from 'vitest';
import {checkedRun} from '../node/check';
import {examplesOf} from '../node/collect';
import {runExample} from '../node/run';
import {outcomeText} from '../evaluate';

const at = {version: '4.x', file: 'docs/page.mdx', line: 10} as const;

describe('runExample', () => {
  test("runs with the h3-js of the page's version", () => {
    const v4 = runExample({...at, code: 'return [typeof h3.latLngToCell, typeof h3.geoToH3]'});
    expect(v4.value).toEqual(['function', 'undefined']);
    const v3 = runExample({...at, version: '3.x', code: 'return [typeof h3.latLngToCell, typeof h3.geoToH3]'});
    expect(v3.value).toEqual(['undefined', 'function']);
  });

  test('shows what was printed, and what was returned after it', () => {
    const {outcome} = runExample({...at, code: 'console.log("area", 1);\nreturn h3.getResolution("8928308280fffff")'});
    expect(outcomeText(outcome)).toBe('area 1\n9');
    expect(runExample({...at, code: 'console.log(1)'}).outcome.result).toBeUndefined();
    expect(outcomeText(runExample({...at, code: ''}).outcome)).toBe('undefined');
  });

  test('draws what code printed last that stands in a file as it is', () => {
    const code = "import {latLngToCell} from 'h3-js';\n\nconsole.log('cell', latLngToCell(1.5, 2.5, 5));";
    const {value, inputs} = runExample({...at, code});
    expect(value).toBe(latLngToCell(1.5, 2.5, 5));
    expect(inputs).toEqual([[1.5, 2.5]]);
  });

  test('counts the printed lines that it leaves out', () => {
    const {outcome} = runExample({...at, code: 'for (let i = 0; i < 1500; i++) console.log(i)'});
    expect(outcomeText(outcome)).toMatch(/\n99\n… 1,400 more lines$/);
    const long = runExample({...at, code: 'for (let i = 0; i < 50; i++) console.log("x".repeat(1000))'}).outcome;
    expect(outcomeText(long)).toMatch(/^(?:x+\n){20}… 30 more lines$/);
  });

  test.each(['for (;;);', 'return (async () => { for (;;) await null })()'])('stops at its time limit: %s', (code) => {
    const {error} = runExample({...at, code}, 50).outcome;
    expect(error?.message).toMatch(/timed out after 50ms/);
  });

  test('reports an error of H3 by code and name, with its line', () => {
    const {error} = runExample({...at, code: '\nreturn h3.latLngToCell(0, 0, 16)'}).outcome;
    expect(error).toEqual({
      name: 'E_RES_DOMAIN',
      code: 4,
      line: 2,
      message: 'Resolution argument was outside of acceptable range',
    });
    const unit = runExample({...at, code: "return h3.cellArea('8928308280fffff', 'acres')"}).outcome.error;
    expect(unit).toMatchObject({name: 'E_UNKNOWN_UNIT', code: 1000, message: 'Unknown unit (value: acres)'});
  });

  test('cannot change the library that it and other examples get', () => {
    expect(runExample({...at, code: 'h3.gridDisk = () => 1'}).outcome.error?.name).toBe('TypeError');
    expect(runExample({...at, code: "return h3.gridDisk('8928308280fffff', 1).length"}).value).toBe(7);
  });

  test('tells what goes in, without the items of lists that came out before', () => {
    const code =
      'const cell = h3.latLngToCell(1.5, 2.5, 5);\nreturn h3.gridDisk(cell, 1).map((c) => h3.getResolution(c))';
    const {inputs} = runExample({...at, code});
    expect(inputs).toEqual([[1.5, 2.5], latLngToCell(1.5, 2.5, 5)]);
  });
});

test('an example that throws is named with file and line', () => {
  const code = 'const res = 16;\nreturn h3.latLngToCell(0, 0, res);';
  expect(() => checkedRun({...at, code}, {throws: false})).toThrow(
    'docs/page.mdx:12: the live example throws E_RES_DOMAIN (code 4): Resolution argument was outside of acceptable range',
  );
});

test('an example that says so may throw, and must', () => {
  expect(checkedRun({...at, code: 'throw new Error("x")'}, {throws: true}).outcome.error?.message).toBe('x');
  expect(() => checkedRun({...at, code: 'return 1'}, {throws: true})).toThrow(
    "docs/page.mdx:10: the live example is marked 'throws' but does not throw",
  );
});

test('fences are found in a page with their lines and numbers', () => {
  const live = '```js live\nreturn 1\n```\n\n- in a list\n\n  ```js live throws\n  throw 1\n  ```\n';
  const page = `---\ntitle: T\n---\n\nWith $\\frac{1}{2}$.\n\n${live}\n\`\`\`js\nreturn 3\n\`\`\``;
  const file = 'versioned_docs/version-3.x/a.mdx';
  expect(examplesOf(page, file)).toMatchObject([
    {id: `${file}#1`, line: 7, code: 'return 1', version: '3.x', throws: false},
    {id: `${file}#2`, line: 13, code: 'throw 1', throws: true},
  ]);
});
