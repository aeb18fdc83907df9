import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {faultCatalogue, listFaults} from '../../scripts/lib/faultCatalogue';

let root: string | undefined;

/** The faults of a project with one file of tests, and one with data. */
function listIn(source: string) {
  root = mkdtempSync(path.join(tmpdir(), 'h3-docs-faults-'));
  mkdirSync(path.join(root, 'tests'));
  writeFileSync(path.join(root, 'tests/a.test.ts'), source);
  writeFileSync(path.join(root, 'tests/data.ts'), 'export const payloads = [1, 2, 3];');
  return listFaults(root);
}

afterEach(() => {
  if (root) rmSync(root, {recursive: true});
  root = undefined;
});

test('tests/FAULTS.md lists the faults of the tests as they are (npm run faults)', () => {
  expect(readFileSync('tests/FAULTS.md', 'utf8')).toBe(faultCatalogue(listFaults(process.cwd())));
});

test('a fault has the title of its test, and as many cases as its list', () => {
  const listed = listIn(`
    import {payloads} from './data';
    const more = [...payloads, 4];
    test('one', () => { fault({kind: 'A', injected: 'x ' + 'y', reader: 'z'}); });
    it.each(faults({kind: 'A', injected: 'b', reader: 'c'}, [...more, 5] as const))('each %s', run);
    for (const name of faults({kind: 'A', injected: 'd', reader: 'e'}, payloads)) {
      test(\`\${name} of a loop\`, async () => run(name));
    }
  `);
  expect(listed).toEqual([
    {kind: 'A', injected: 'x y', reader: 'z', cases: 1, file: 'tests/a.test.ts', test: 'one'},
    {kind: 'A', injected: 'b', reader: 'c', cases: 5, file: 'tests/a.test.ts', test: 'each %s'},
    {kind: 'A', injected: 'd', reader: 'e', cases: 3, file: 'tests/a.test.ts', test: '%s of a loop'},
  ]);
  expect(faultCatalogue(listed)).toContain('| A | 9 |');
  expect(faultCatalogue(listed)).toContain('… of a loop');
});

test.each([
  ["test('t', () => fault(named));", 'takes an object literal'],
  ["test('t', () => fault({kind: 'A', injected: text, reader: 'z'}));", 'needs its “injected” as literal text'],
  ["fault({kind: 'A', injected: 'x', reader: 'z'});", 'stands in no test whose title is literal text'],
  ["test('t', () => faults({kind: 'A', injected: 'x', reader: 'z'}, make()));", 'needs a list that can be counted'],
])('what cannot be read from the source is refused: %s', (source, why) => {
  expect(() => listIn(source)).toThrow(`tests/a.test.ts:1: this fault ${why}`);
});
