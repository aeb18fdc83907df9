import {gridDisk, latLngToCell} from 'h3-js';
import * as h3 from 'h3-js';
import {describe, expect, test} from 'vitest';
import {highlight} from '@site/src/playground/highlight';
import {format, textOf} from '@site/src/playground/format';
import {illustrate} from '@site/src/playground/illustrate';
import {parseMessage} from '@site/src/playground/parseMessage';

describe('what comes from the sandbox', () => {
  test('is taken when it has the right shape', () => {
    const outcome = {log: ['a\n'], result: ['[', {text: '"x"', value: '0'}, ']']};
    expect(parseMessage({id: 3, outcome})).toEqual({kind: 'answer', id: 3, outcome});
    expect(parseMessage({ready: true})).toEqual({kind: 'ready'});
    expect(parseMessage({failed: 'no'})).toEqual({kind: 'failed', why: 'no'});
  });

  test.each([
    null,
    'ready',
    {},
    {id: '3', outcome: {log: []}},
    {id: 3, outcome: {log: 'text'}},
    {id: 3, outcome: {log: [], result: [{text: 'no value'}]}},
    {id: 3, outcome: {log: [], drawing: {svg: '<svg/>', alt: '', width: '1', height: 1}}},
    {id: 3, outcome: {log: [], error: {name: {}, message: 'm'}}},
  ])('is refused when it has not: %o', (message) => {
    expect(() => parseMessage(message)).toThrow(TypeError);
  });

  test('is cut to a sane size', () => {
    const message = parseMessage({id: 1, outcome: {log: Array.from({length: 30}, () => 'x'.repeat(100_000))}});
    const length = message.kind === 'answer' ? textOf(message.outcome.log).length : 0;
    expect(length).toBe(400_000);
  });

  test('brings nothing else along', () => {
    const message = parseMessage({id: 1, outcome: {log: [], html: '<script>'}, extra: 1});
    expect(JSON.stringify(message)).not.toMatch(/script|extra/);
  });
});

describe('illustrate', () => {
  const drawWith = {h3, inputs: []};
  const draw = (value: unknown) => illustrate({log: [], result: format(value)}, value, drawWith);
  const values = (outcome: ReturnType<typeof draw>) =>
    outcome.result?.flatMap((token) => (typeof token === 'string' ? [] : [token.value]));

  test('gives each cell of the text the value that it has in the drawing', () => {
    const outcome = draw(gridDisk(latLngToCell(37.77, -122.41, 7), 1));
    expect(values(outcome)).toEqual(['0', '1', '2', '3', '4', '5', '6']);
    for (const value of values(outcome) ?? []) expect(outcome.drawing?.svg).toContain(`data-value="${value}"`);
  });

  test('links the corners of an outline to the one shape that they make', () => {
    const outcome = draw(h3.cellToBoundary('8928308280fffff'));
    expect(new Set(values(outcome))).toEqual(new Set(['0']));
    expect(outcome.drawing?.svg).toContain('data-value="0"');
  });

  test('leaves no mark on what is not drawn', () => {
    expect(values(draw(['not a cell', 'ffffffffffffffff', 3]))).toEqual([]);
    expect(draw(12).drawing).toBeUndefined();
    const nodraw = illustrate({log: [], result: format('8928308280fffff')}, '8928308280fffff', null);
    expect(nodraw).toEqual({log: [], result: ['"8928308280fffff"'], drawing: undefined});
  });
});

test('typed code is coloured and escaped', () => {
  expect(highlight('const a = h3.f("<b>"); // 1 & 2')).toBe(
    '<span class="k">const</span> a = h3.<span class="f">f</span>(<span class="s">&quot;&lt;b&gt;&quot;</span>); <span class="c">// 1 &amp; 2</span>',
  );
});
