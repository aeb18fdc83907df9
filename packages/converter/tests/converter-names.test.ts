/** The names that the converter writes are those that the mapping tables show, and that the bindings have. */
import {describe, expect, it} from 'vitest';
import {migrationTables} from '@h3-docs/catalogue/node/pages/migrations';
import {bindingFunctions, languagesNamedIn} from '@h3-docs/catalogue/node/bindings';
import {namesOf} from '@h3-docs/catalogue/names';
import {nameTable} from '../node/names';
import {converterLanguages} from '../types';

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

const textOf = (node: Node): string => node.value ?? (node.children ?? []).map(textOf).join('');
const rowsIn = (node: Node): readonly Node[] =>
  node.type === 'tableRow' ? [node] : (node.children ?? []).flatMap(rowsIn);

/** The pairs of names in the tables of the migration page, by language: `old → new` with the new ones in order. */
function shownNames(): ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> {
  const [, , table] = migrationTables('4.x') as readonly Node[];
  const shown = languagesNamedIn('3.x');
  const found = new Map(shown.map((language) => [language as string, new Map<string, readonly string[]>()]));
  for (const row of rowsIn(table ?? {type: 'root'}).slice(1)) {
    for (const [at, cell] of (row.children ?? []).slice(1).entries()) {
      const [before = '', after] = textOf(cell).split(' → ');
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
