/** The names that the converter writes are those of the mapping tables and of the bindings, and no road of them is silent. */
import fc from 'fast-check';
import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {migrationTables} from '@h3-docs/catalogue/node/pages/migrations';
import {bindingFunctions, languagesNamedIn} from '@h3-docs/catalogue/node/bindings';
import {namesOf} from '@h3-docs/catalogue/names';
import {kindOf} from '../documents/kinds';
import {nameTable} from '../node/names';
import {converterLanguages, type ReadLanguage} from '../types';
import {nodesOf} from '@site/tests/support/page';
import {convertedFile} from './converter-cases';

/** The pairs of names in the tables of the migration page, by language: `old → new` with the new ones in order. */
function shownNames(): ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> {
  const [, , table] = migrationTables('4.x');
  const shown = languagesNamedIn('3.x');
  const found = new Map(shown.map((language) => [language as string, new Map<string, readonly string[]>()]));
  for (const row of nodesOf({type: 'root', children: table ? [table] : []}, 'tableRow').slice(1)) {
    for (const [at, cell] of row.children.slice(1).entries()) {
      const [before = '', after] = toString(cell).split(' → ');
      // A name on one side only is no change of a name.
      if (after === undefined || after === 'none' || before === 'none') continue;
      for (const name of before.split(', ')) found.get(shown[at] ?? '')?.set(name, after.split(', '));
    }
  }
  return found;
}

describe('the names of the converter', () => {
  const shown = shownNames();

  it.each(converterLanguages.filter((language) => shown.has(language)))(
    'are those of the mapping tables, in %s',
    (language) => {
      const names = nameTable(language);
      const pairs = shown.get(language) ?? new Map<string, readonly string[]>();
      expect(pairs.size).toBeGreaterThan(30);
      for (const [old, after] of pairs) expect(after, old).toContain(names[old]?.to);
      // Names that stay the same are in the table of the converter too, but not as a change.
      const changed = Object.entries(names).filter(([old, {to}]) => old !== to);
      expect(changed.map(([old]) => old).filter((old) => !pairs.has(old))).toEqual([]);
    },
  );

  // The tables have no column for SQL. The names of SQL are tested with their file, in `converter-sql.test.ts`.
  it('are those of the files of the binding, in Go', () => {
    expect(converterLanguages.filter((language) => !shown.has(language))).toEqual(['sql']);
    const namesIn = (version: '3.x' | '4.x') =>
      new Set(Object.values(bindingFunctions(version, 'go')).flatMap((entry) => namesOf(entry?.signatures)));
    const [before, now] = [namesIn('3.x'), namesIn('4.x')];
    const entries = Object.entries(nameTable('go'));
    expect(entries.length).toBeGreaterThan(40);
    expect(entries.filter(([old, {to}]) => !before.has(old) || !now.has(to))).toEqual([]);
  });
});

/** Roads by which names of a module come into a program: the file, and its code. `lib` stands for the module, and `f` for the name. */
const roads: readonly (readonly [file: string, code: string])[] = [
  ['a.js', `import {f} from './lib';\nf(c, 1);`],
  ['a.js', `import hexes from 'lib';\nhexes.f(c, 1);`],
  ['a.js', `const {f: g} = require('../lib');\ng(c, 1);`],
  ['a.js', `const {default: {f}} = require('lib'); f(c, 1);`],
  ['a.js', `export {f as g} from '@x/lib';`],
  ['a.ts', `import('lib').then(({f}) => f(c, 1));`],
  ['a.py', 'from lib import f as g\ng(c, 1)'],
  ['a.py', 'from .lib import *\nf(c, 1)'],
  ['a.py', 'import lib as hexes\nhexes.f(c, 1)'],
  ['a.py', 'from lib import hexes\nhexes.core.f(c, 1)'],
  ['a.go', 'package a\nimport g "x.org/lib"\nvar a = g.f(c, 1)'],
  ['A.java', 'import org.lib.Hexes;\nclass A { Hexes hexes; Object g() { return hexes.f(1L, 1); } }'],
  ['A.java', 'import static org.lib.Hexes.*;\nclass A { Object g() { return f(1L, 1); } }'],
  ['a.kt', 'import org.lib.hexes\nfun g() = hexes.f(1L, 1)'],
  ['a.scala', 'import org.lib._\nobject A { def g = f(1L, 1) }'],
  ['a.rs', 'use lib::f;\nfn g() { f(c, 1); }'],
  ['a.rs', 'use lib as hexes;\nfn g() { hexes::f(c, 1); }'],
  ['a.c', '#include "lib.h"\nint g(int c) { return f(c, 1); }'],
  ['a.cpp', '#include "lib.h"\nint g() { return lib::f(c, 1); }'],
  ['a.cpp', '#include "lib.h"\nint g(lib::Hexes hexes) { return hexes.f(c, 1); }'],
  ['a.sql', 'SELECT lib.f(c, 1) FROM t;'],
];

/** Names that other libraries have too, by which no module is known to be H3. */
const common = /^(?:un)?compact|^polyfill$|^edge_?length|^degs|^rads/i;

it.each(roads)('a module with names of 3.x, whatever it is called, is never silent in %s: %s', async (file, code) => {
  const names = nameTable((kindOf(file) as {language: ReadLanguage}).language);
  const current = new Set(Object.values(names).map(({to}) => to));
  const old = Object.keys(names).filter((name) => !current.has(name) && !common.test(name));
  const programs = fc.tuple(fc.stringMatching(/^x[a-z_]{1,8}$/), fc.constantFrom(...old));
  await fc.assert(
    fc.asyncProperty(programs, async ([module, name]) => {
      const program = code.replaceAll(/\blib\b/g, module).replaceAll(/\bf\b/g, name);
      const {code: after, notes} = await convertedFile(file, program);
      expect(after !== program || notes.length > 0).toBe(true);
    }),
    {numRuns: 6},
  );
});
