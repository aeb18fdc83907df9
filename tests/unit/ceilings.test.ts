/**
 * What may not grow: the lines of code of each room, its styles, the tests, and the number of files. `tests/data/ceilings.json`
 * has the numbers. `UPDATE_CEILINGS=1 npx vitest run --project unit tests/unit/ceilings.test.ts` lowers them to what is there.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const file = path.resolve('tests/data/ceilings.json');

/** The newlines of a file, as `wc -l` counts them. */
const linesOf = (name: string): number => readFileSync(name).reduce((lines, byte) => lines + (byte === 10 ? 1 : 0), 0);

/** The room whose number a file adds to. Data, words, and text pages add to none. */
function roomOf(name: string): string | undefined {
  const [first = '', second = ''] = name.split('/');
  if (first === 'docs' || first === 'versioned_docs' || first === 'static') return undefined;
  if (/(?:^|\/)tests\//.test(name)) return /\.(?:tsx?|mts|mjs|cjs)$/.test(name) ? 'tests' : undefined;
  if (name.endsWith('.css')) return 'styles';
  if (!/\.(?:tsx?|mts|mjs|cjs)$/.test(name)) return undefined;
  if (first === 'packages') return `packages/${second}`;
  return name.includes('/') ? first : 'root';
}

/** The lines of each room, and the number of files. */
function measure(): Readonly<Record<string, number>> {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const names = files.split('\0').filter((name) => name !== '' && existsSync(name));
  const rooms: Record<string, number> = {files: names.length};
  for (const name of names) {
    const room = roomOf(name);
    if (room !== undefined) rooms[room] = (rooms[room] ?? 0) + linesOf(name);
  }
  return rooms;
}

test('no room grows', () => {
  const ceilings = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, number>>;
  const rooms = Object.entries(measure()).sort(([a], [b]) => a.localeCompare(b));
  if (process.env.UPDATE_CEILINGS) {
    const lowered = rooms.map(([room, lines]) => [room, Math.min(lines, ceilings[room] ?? lines)]);
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(lowered), null, 2)}\n`);
    return;
  }
  const grown = rooms.filter(([room, lines]) => lines > (ceilings[room] ?? 0));
  expect(
    grown.map(([room, lines]) => `${room}: ${lines}, at most ${ceilings[room] ?? 0}`),
    `Take something away, or raise the number in tests/data/ceilings.json and say why in a sentence of the commit's body.`,
  ).toEqual([]);
});
