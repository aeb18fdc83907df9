import {gridDisk, latLngToCell} from 'h3-js';
import * as h3 from 'h3-js';
import {describe, expect, test} from 'vitest';
import {highlight} from '../highlight';
import {markValues} from '../markValues';
import {format} from '../format';
import {textOf} from '../tokens';
import {illustrate} from '../illustrate';
import {parseMessage} from '../parseMessage';
import {sceneOf} from '@h3-docs/grid/h3/scene';

describe('what comes from the sandbox', () => {
  const scene = (() => {
    const edge = h3.originToDirectedEdges('8928308280fffff')[0];
    const vertex = h3.cellToVertex('8928308280fffff', 0);
    const result = [gridDisk('8928308280fffff', 1), edge, vertex, [1.5, 2.5], h3.cellToBoundary('8928308280fffff')];
    return sceneOf(result, {h3, inputs: [[37.5, -122.5]]});
  })();

  test('is taken when it has the right shape', () => {
    const outcome = {log: ['a\n'], result: ['[', {text: '"x"', value: '0'}, ']']};
    expect(parseMessage({outcome})).toEqual({kind: 'outcome', outcome});
    expect(parseMessage({ready: true})).toEqual({kind: 'ready'});
    expect(parseMessage({started: true})).toEqual({kind: 'started'});
    expect(scene?.shapes.map(({kind}) => kind)).toEqual([
      ...Array<string>(7).fill('cell'),
      'edge',
      'vertex',
      'point',
      'polygon',
    ]);
    expect(parseMessage({outcome: {log: [], scene}})).toEqual({kind: 'outcome', outcome: {log: [], scene}});
  });

  test.each([
    null,
    'ready',
    {},
    {ready: 1},
    {outcome: null},
    {outcome: {log: 'text'}},
    {outcome: {log: [], result: [{text: 'no value'}]}},
    {outcome: {log: [], error: {name: {}, message: 'm'}}},
    {outcome: {log: [], error: {name: 'n', message: 'm', code: '4'}}},
    {outcome: {log: [], scene: {svg: '<svg/>', alt: '', width: 1, height: 1}}},
  ])('is refused when it has not: %o', (message) => {
    expect(() => parseMessage(message)).toThrow(TypeError);
  });

  const shapeless = (change: object) => ({...scene, ...change});
  const cell = scene?.shapes[0];
  const pair = [1.5, 2.5];
  test.each<readonly [what: string, forged: unknown]>([
    ['markup for a scene', '<svg/>'],
    ['no shapes', shapeless({shapes: []})],
    ['too many shapes', shapeless({shapes: Array(151).fill(cell)})],
    ['too many inputs', shapeless({inputs: Array(1001).fill(cell)})],
    ['a kind that there is not', shapeless({shapes: [{...cell, kind: 'image'}]})],
    ['markup for an index', shapeless({shapes: [{...cell, index: '<img src=x>'}]})],
    ['an index with markup after it', shapeless({shapes: [{...cell, index: '8928308280fffff"><b>'}]})],
    ['text for a number', shapeless({shapes: [{...cell, resolution: '9'}]})],
    ['text for a group', shapeless({shapes: [{...cell, group: '1 navbar'}]})],
    ['a fraction for a group', shapeless({shapes: [{...cell, group: 0.5}]})],
    ['a list for a flag', shapeless({shapes: [{...cell, pentagon: []}]})],
    ...['1,2', ['1', 2], [1, 2, 3], [NaN, 2], [Infinity, 2], [0, 91]].map(
      (position) => [`the position ${String(position)}`, shapeless({shapes: [{kind: 'point', position}]})] as const,
    ),
    ['a ring that is too long', shapeless({shapes: [{...cell, ring: Array(17).fill(pair)}]})],
    ['too many positions', shapeless({shapes: Array(3).fill({kind: 'line', line: Array(7000).fill(pair)})})],
    ['too many rings', shapeless({shapes: [{kind: 'polygon', rings: Array(7000).fill([pair, pair, pair])}]})],
    ['a total below what is there', shapeless({total: 1})],
    ['text for a total', shapeless({total: '<b>'})],
    ['a Map for the inputs', shapeless({inputs: new Map()})],
  ])('is refused when its geometry is none: %s', (_, forged) => {
    expect(() => parseMessage({outcome: {log: [], scene: forged}})).toThrow(TypeError);
  });

  test('is cut to a sane size', () => {
    const message = parseMessage({outcome: {log: Array.from({length: 30}, () => 'x'.repeat(100_000))}});
    const length = message.kind === 'outcome' ? textOf(message.outcome.log).length : 0;
    expect(length).toBe(60_000);
  });

  test('brings nothing else along', () => {
    const forged = {
      outcome: {log: [{text: 'a', value: '0', html: '<script>'}], html: '<script>', scene: {...scene, svg: '<script>'}},
      extra: 1,
    };
    expect(JSON.stringify(parseMessage(forged))).not.toMatch(/script|extra|html|svg/);
  });

  test('marks text with the number of a shape, and with nothing else', () => {
    const marked = (value: string) => parseMessage({outcome: {log: [{text: 'a', value}]}});
    expect(marked('12')).toEqual({kind: 'outcome', outcome: {log: [{text: 'a', value: '12'}]}});
    expect(marked('1"]')).toEqual({kind: 'outcome', outcome: {log: ['a']}});
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
    expect(outcome.scene?.shapes).toHaveLength(7);
    // The corners of an outline are one shape.
    expect(new Set(values(draw(h3.cellToBoundary('8928308280fffff'))))).toEqual(new Set(['0']));
  });

  test('marks no more of a long text than a page can show at once', () => {
    const log = Array.from({length: 5000}, () => [{text: 'a', value: '8928308280fffff'}, ' ']).flat();
    const long = illustrate({log}, '8928308280fffff', drawWith);
    expect(long.log).toHaveLength(2000);
    expect(textOf(long.log)).toBe(textOf(log));
  });

  test('leaves no mark on what is not drawn', () => {
    expect(values(draw(['not a cell', 'ffffffffffffffff', 3]))).toEqual([]);
    expect(draw(12).scene).toBeUndefined();
    const nodraw = illustrate({log: [], result: format('8928308280fffff')}, '8928308280fffff', null);
    expect(nodraw).toEqual({log: [], result: ['"8928308280fffff"'], scene: undefined});
  });
});

test('typed code is colored and escaped', () => {
  expect(highlight('const a = h3.f("<b>"); // 1 & 2', 'javascript')).toBe(
    '<span class="k">const</span> a = h3.<span class="f">f</span>(<span class="s">"&lt;b&gt;"</span>); <span class="c">// 1 &amp; 2</span>',
  );
  expect(highlight("for x in f('# <'): # 1", 'python')).toBe(
    '<span class="k">for</span> x <span class="k">in</span> <span class="f">f</span>(<span class="s">\'# &lt;\'</span>): <span class="c"># 1</span>',
  );
});

test('indexes and positions of a printed text are marked as those of a result', () => {
  expect(markValues("['89283082A67ffff'] at (1.5, -2)\n")).toEqual([
    "['",
    {text: '89283082A67ffff', value: '89283082a67ffff'},
    "'] at ",
    {text: '(1.5, -2)', value: '1.5,-2'},
    '\n',
  ]);
});
