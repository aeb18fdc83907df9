import {readFileSync} from 'node:fs';
import * as h3 from 'h3-js';
import {expect, test} from 'vitest';

const page = readFileSync('docs/core-library/usage.mdx', 'utf8');

/** The nanoseconds per call that a program printed, by function. */
function timesOf(stack: string): Map<string, number> {
  const performance = page.slice(page.indexOf('## Performance'));
  const [, text = ''] = new RegExp(`<Stack id="${stack}">([\\s\\S]*?)</Stack>`).exec(performance) ?? [];
  const [, output = ''] = /```output\n([\s\S]*?)```/.exec(text) ?? [];
  const lines = output.trim().split('\n');
  return new Map(lines.map((line) => [line.split(' ')[0] ?? '', Number(line.split(' ')[1])]));
}

test('the table of performance says what the programs printed', () => {
  const [c, python, javascript] = ['c', 'python', 'javascript'].map(timesOf);
  const rows = [...page.matchAll(/^\| `(\w+)` +\| (\d+) ns +\| ([\d.]+) × +\| [\d.]+ × +\| ([\d.]+) × +\|$/gm)];
  expect(rows.map(([, name]) => name)).toEqual([...(c?.keys() ?? [])]);
  expect(rows).toHaveLength(10);
  for (const [, name = '', time, text, script] of rows) {
    expect(Number(time)).toBe(c?.get(name));
    // The times are rounded to nanoseconds, so ratios to one of 1 ns say little; the table is coarse enough.
    for (const [ratio, times] of [
      [text, python],
      [script, javascript],
    ] as const)
      expect(Number(ratio) / ((times?.get(name) ?? 0) / Number(time))).toBeCloseTo(1, 1);
  }
});

test('the bytes of a cell are those that the programs printed', () => {
  const memory = page.slice(page.indexOf('### Memory of one cell'));
  const [, text, integer] = /```output\n(\d+) (\d+)\n```/.exec(memory) ?? [];
  expect(memory).toContain(`${text} bytes as text and ${integer} as\nan \`int\``);
  expect(memory).toMatch(/```output\n8\d\n```|```output\n9[0-4]\n```/);
  expect(memory).toContain('about 90 bytes');
  expect(h3.cellToChildrenSize('832830fffffffff', 10)).toBe(823_543);
});
