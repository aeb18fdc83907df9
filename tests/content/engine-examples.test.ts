import {compactCells, cellToChildren, gridRing} from 'h3-js';
import {expect, test} from 'vitest';
import {readEngines} from '@h3-docs/catalogue/node/engines/read';
import recorded from '../data/example-results.json';

const engines = readEngines().filter(({callExamples}) => callExamples);

/** Examples whose inputs are others than those of JavaScript: what h3-js gives for them, or nothing where it has none. */
const others: Readonly<Record<string, readonly string[]>> = {
  gridRing: gridRing('891e8052a6bffff', 1),
  compactCells: compactCells(cellToChildren('872f5a32dffffff', 8)),
  ...Object.fromEntries(
    ['polygonToCells', 'polygonToCellsExperimental', 'cellsToLinkedMultiPolygon', 'getRes0Cells', 'degsToRads'].map(
      (name) => [name, []],
    ),
  ),
  radsToDegs: [],
};

/** The indexes in a text, or where it has none, its numbers, each sorted: engines have their own order of coordinates. */
function valuesIn(text: string): (string | number)[] {
  const indexes = text.match(/(?<![\w.])[0-9a-f]{15,16}\b/g);
  const numbers = (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  return indexes?.sort() ?? numbers.sort((a, b) => a - b);
}

test('PostgreSQL and Rust have an example for every function that they have, but for polygons in Rust', () => {
  const without = engines.flatMap(({id, names, callExamples}) =>
    Object.keys(names.functions)
      .filter((name) => !callExamples?.functions[name])
      .map((name) => `${id} ${name}`),
  );
  expect(without).toHaveLength(5);
  expect(without.filter((each) => !/^rust-h3o .*Polygon|^rust-h3o polygon/.test(each))).toEqual([]);
});

test.each(engines)('$label prints the values that h3-js returns', ({callExamples}) => {
  let compared = 0;
  for (const [name, {output}] of Object.entries(callExamples?.functions ?? {})) {
    const result = (recorded as Readonly<Record<string, string>>)[`docs/_bindings/javascript/examples/${name}.js`];
    if (result === undefined || others[name]?.length === 0) continue;
    compared += 1;
    const [printed, wanted] = [valuesIn(output), others[name]?.toSorted() ?? valuesIn(result)];
    const differs = (value: string | number, at: number) =>
      typeof value === 'string' ? value !== wanted[at] : !(Math.abs(value - Number(wanted[at])) < 0.001);
    expect(printed.length, name).toBe(wanted.length);
    expect(printed.filter(differs), name).toEqual([]);
  }
  expect(compared).toBeGreaterThan(45);
});

test('yes and no are those of h3-js', () => {
  const yes = ['isPentagon', 'isResClassIII', 'areNeighborCells', 'isValidDirectedEdge', 'isValidVertex'];
  for (const {callExamples} of engines) {
    expect(yes.filter((name) => !/^(?:t|true)$/.test(callExamples?.functions[name]?.output ?? ''))).toEqual([]);
    expect(callExamples?.functions.isValidCell?.output).toMatch(/^(?:t\|f|true\nfalse)$/);
  }
});
