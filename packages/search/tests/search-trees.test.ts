import {expect, test} from 'vitest';
import {growTrees} from '../node/training/trees';
import {featureNames, placeOf, traitNames, type Example} from '../node/training/examples';
import {treeScore, type Tree} from '../trees';

const tree: Tree = {splits: ['a', 'b', 'c'], limits: [1, 2, 3], leaves: [0.1, 0.2, 0.4, 0.8]};

test.each([
  [{a: 1, b: 2}, 0.1],
  [{a: 0, b: 2.5}, 0.2],
  [{a: 2, c: 3}, 0.4],
  [{a: 2, c: 4}, 0.8],
  [{}, 0.1],
])('a tree leads %o to one leaf, and a value up to a limit goes left', (values: Record<string, number>, leaf) => {
  const columns = Object.keys(values);
  expect(treeScore([tree], columns)(columns.map((name) => values[name] ?? 0))).toBe(leaf);
});

test('trees add up, and no trees add nothing', () => {
  expect(treeScore([tree, tree], ['a', 'c'])([9, 9])).toBe(1.6);
  expect(treeScore([], ['a'])([9])).toBe(0);
});

/** A search of two candidates, of which the first is right, with one feature for each. */
function example(
  right: readonly [feature: number, value: number],
  wrong: readonly [feature: number, value: number],
): Example {
  return {
    query: '',
    count: 1,
    right: 1,
    sections: [1, 0],
    starts: Int32Array.of(0, 1, 2),
    places: Int32Array.of(right[0], wrong[0]),
    values: Float64Array.of(right[1], wrong[1]),
    traits: traitNames.map(() => 1),
  };
}

test('trees learn what no weight can say: that a value in the middle is right', () => {
  const examples = Array.from({length: 100}, (_, at) => example([0, 0.5], [0, at % 2 === 0 ? 0.1 : 0.9]));
  const weights = featureNames.map(() => 0);
  const trees = growTrees(examples, weights);
  expect(placeOf(example([0, 0.5], [0, 0.1]), {weights, trees})).toBe(0);
  expect(placeOf(example([0, 0.5], [0, 0.9]), {weights, trees})).toBe(0);
  expect(growTrees(examples, weights)).toEqual(trees);
});

test('a feature that is left out counts as 0', () => {
  const weights = featureNames.map((_name, place) => (place === 0 ? 1 : 0));
  const one = example([0, 1], [1, 1]);
  expect(placeOf(one, {weights, trees: []})).toBe(0);
  expect(placeOf(one, {weights, trees: []}, featureNames[0])).toBe(1);
});
