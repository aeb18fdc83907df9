import * as h3 from 'h3-js';
import {drawScene} from '@h3-docs/grid/h3/draw';
import {sceneOf} from '@h3-docs/grid/h3/scene';
import {parseMessage} from '@h3-docs/playground/parseMessage';
import type {Random} from '../random';
import type {FuzzTarget} from '../target';

const cell = '8928308280fffff';
const valid: unknown = {
  outcome: {
    log: ['printed\n', {text: 'a', value: '0'}],
    result: ['[', {text: cell, value: '1'}, ']'],
    error: {name: 'E_DOMAIN', message: 'm', code: 2, line: 1},
    scene: sceneOf(
      [
        h3.gridDisk(cell, 1),
        h3.originToDirectedEdges(cell)[0],
        h3.cellToVertex(cell, 0),
        [1.5, 2.5],
        h3.cellToBoundary(cell),
      ],
      {h3, inputs: [[37.5, -122.5], cell]},
    ),
  },
};

const leaves: readonly unknown[] = [
  ...[null, undefined, true, false, 0, -0, 1, 3.5, -90, 90, 180, 540, 1e-9, NaN, Infinity, 2 ** 53, 10n],
  ...['', 'cell', 'point', cell, '\u0000', '<img src=x onerror=1>', '"><script>1</script>', 'x'.repeat(5000)],
];

/** The value with some of its parts exchanged for others, of the value itself or of `leaves`. */
function mutate(value: unknown, random: Random, probability: number): unknown {
  if (random.chance(probability)) return random.chance(0.1) ? valid : random.pick(leaves);
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => mutate(item, random, probability));
    return random.chance(probability) ? [...items, ...items] : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mutate(part, random, probability)]));
}

/** Elements and attributes that a drawing is made of. */
const drawn =
  /^(?:<\/?(?:svg|g|path|circle|rect|text|title)(?: (?:xmlns|class|viewBox|role|aria-label|d|cx|cy|r|x|y|width|height|transform|text-anchor|data-value)="[^"<>]*")*\/?>|[^<>]*)$/;

/**
 * Messages of a worker that the code in it has taken over: each is refused with a TypeError, or read as text and as
 * geometry that can be drawn.
 */
export const sandboxMessages: FuzzTarget = {
  name: 'sandbox messages',
  step(random) {
    let message: ReturnType<typeof parseMessage>;
    try {
      message = parseMessage(mutate(valid, random, random.pick([0.001, 0.005, 0.02, 0.2])));
    } catch (error) {
      if (!(error instanceof TypeError && error.message.startsWith('The sandbox sent'))) throw error;
      return;
    }
    if (message.kind !== 'outcome' || !message.outcome.scene) return;
    const {svg} = drawScene(message.outcome.scene, {});
    const foreign = svg.split(/(?=<)|(?<=>)/).find((part) => !drawn.test(part));
    if (foreign !== undefined) throw new Error(`The drawing holds what no drawing holds: ${foreign.slice(0, 200)}`);
  },
};
