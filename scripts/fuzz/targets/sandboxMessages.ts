import {parseMessage} from '../../../src/playground/parseMessage';
import type {Random} from '../random';
import type {FuzzTarget} from '../target';

const texts = ['', 'a', '<img src=x onerror=1>', '\u0000', '8928308280fffff', 'x'.repeat(5000)] as const;
const keys = [
  'ready',
  'failed',
  'id',
  'outcome',
  'log',
  'result',
  'error',
  'name',
  'message',
  'text',
  'value',
] as const;

/** Any value that a message can carry, nested to a depth. */
function anything(random: Random, depth: number): unknown {
  const leaf = [null, undefined, true, false, 0, -0, 1, 3.5, NaN, Infinity, 2 ** 53, 10n, ...texts];
  if (depth === 0 || random.chance(0.3)) return random.pick(leaf);
  const inner = () => anything(random, depth - 1);
  if (random.chance(0.4)) return Array.from({length: random.below(5)}, inner);
  return Object.fromEntries(Array.from({length: random.below(6)}, () => [random.pick(keys), inner()]));
}

/** Messages of a worker that the code in it has taken over: each is refused with a TypeError, or read. */
export const sandboxMessages: FuzzTarget = {
  name: 'sandbox messages',
  step(random) {
    const message = random.chance(0.5)
      ? anything(random, 5)
      : {id: 1, outcome: {log: anything(random, 3), result: anything(random, 3), error: anything(random, 3)}};
    try {
      parseMessage(message);
    } catch (error) {
      if (!(error instanceof TypeError && error.message.startsWith('The sandbox sent'))) throw error;
    }
  },
};
