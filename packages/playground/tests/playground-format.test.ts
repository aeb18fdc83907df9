import vm from 'node:vm';
import {gridDisk} from 'h3-js';
import {describe, expect, test} from 'vitest';
import {format, formatLog} from '../format';
import {escapeMarkup} from '@h3-docs/base/escape';
import {tokensToHtml} from '../node/element';
import {textOf} from '../tokens';

const text = (value: unknown) => textOf(format(value));

describe('format', () => {
  test.each<[unknown, string]>([
    ['a "b"', '"a \\"b\\""'],
    [undefined, 'undefined'],
    [null, 'null'],
    [NaN, 'NaN'],
    [-0, '-0'],
    [0.1 + 0.2, '0.30000000000000004'],
    [12345678901234567890n, '12345678901234567890n'],
    [Symbol('x'), 'Symbol(x)'],
    [[], '[]'],
    [{}, '{}'],
    [[1, 'a', null], '[1, "a", null]'],
    [{i: 0, j: -1}, '{"i": 0, "j": -1}'],
    [new Uint32Array([1, 2]), 'Uint32Array(2) [1, 2]'],
    [new Map([['a', 1]]), 'Map(1) {"a" => 1}'],
    [new Set([1, 2]), 'Set(2) {1, 2}'],
    [new RangeError('no'), 'RangeError: no'],
    [Promise.resolve(1), '[Promise]'],
    [Math.max, '[function max]'],
  ])('%o', (value, expected) => {
    expect(text(value)).toBe(expected);
  });

  test('says where a circle closes', () => {
    const circle: Record<string, unknown> = {a: 1};
    circle.self = circle;
    expect(text(circle)).toBe('{"a": 1, "self": [circular]}');
    const shared = {a: 1};
    expect(text([shared, shared])).toBe('[{"a": 1}, {"a": 1}]');
  });

  test('fills lines with indexes, two a line', () => {
    const lines = text(gridDisk('8928308280fffff', 1)).split('\n');
    expect(lines).toHaveLength(6);
    expect(lines[1]).toBe('  "8928308280fffff", "8928308280bffff",');
    expect(lines.every((line) => line.length <= 42)).toBe(true);
  });

  test('keeps each position on a line of its own', () => {
    expect(
      text([
        [37.775197782893386, -122.41719971841658],
        [1.5, 2.5],
      ]),
    ).toBe('[\n  [37.775197782893386, -122.41719971841658],\n  [1.5, 2.5]\n]');
  });

  test.each([
    ['cells', gridDisk('8928308280fffff', 198), /"[0-9a-f]{15}"/g],
    ['lists', Array.from({length: 10_000}, () => [0.5, 1.5, 2.5, 3.5, 4.5, 5.5]), /\[0\.5/g],
  ] as const)('cuts a huge list of %s and counts what is left out', (_items, list, item) => {
    const printed = text(list);
    const shown = printed.match(item) ?? [];
    expect(shown.length).toBeGreaterThan(20);
    expect(printed).toContain(`… ${(list.length - shown.length).toLocaleString('en-US')} more`);
    expect(printed.length).toBeLessThan(5000);
  });

  test('cuts a long string and counts the rest', () => {
    expect(text('x'.repeat(12_000))).toMatch(/x"… 10,000 more characters$/);
    // Sixty lines of two thousand characters, with quotation marks, an indent, and a comma.
    const long = text(Array(60).fill('x'.repeat(2000)));
    expect(long.slice(20_000)).toBe('… 100,362 more characters');
  });

  test('reads values of another realm', () => {
    const value: unknown = vm.runInNewContext('({list: [1, new Map([[1, 2]])], e: new TypeError("t")})');
    expect(text(value)).toBe('{\n  "list": [1, Map(1) {1 => 2}],\n  "e": TypeError: t\n}');
  });

  test('marks indexes and positions', () => {
    const marks = format({cell: '8928308280FFFFF', at: [1.5, -2]}).filter((token) => typeof token !== 'string');
    expect(marks).toEqual([
      {text: '"8928308280FFFFF"', value: '8928308280fffff'},
      {text: '[1.5, -2]', value: '1.5,-2'},
    ]);
  });
});

test('a printed line has strings as they are, and values formatted', () => {
  expect(textOf(formatLog(['cell:', '8928308280fffff', [1, 'a']]))).toBe('cell: 8928308280fffff [1, "a"]\n');
});

test('nothing in a result becomes markup', () => {
  const html = tokensToHtml(format(['<img src=x onerror=alert(1)>', '&', '8928308280fffff']));
  expect(html).not.toMatch(/<(?!\/?span)/);
  expect(html).toContain('&lt;img');
  expect(escapeMarkup('"<&>"')).toBe('&quot;&lt;&amp;&gt;&quot;');
});
