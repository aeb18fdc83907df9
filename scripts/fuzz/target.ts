import type {Random} from './random';

/** Something that `npm run fuzz` feeds with random input. */
export interface FuzzTarget {
  readonly name: string;
  /**
   * Makes one random input and checks what the code under test does with it. A throw is a finding, and so is a step
   * that never returns or resolves. All randomness comes from `random`, so that a seed repeats the step.
   */
  step(random: Random): void | Promise<void>;
}
