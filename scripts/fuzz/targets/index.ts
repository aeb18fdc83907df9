import type {FuzzTarget} from '../target';
import {sandboxMessages} from './sandboxMessages';

/** Everything that is fuzzed, in turns. */
export const targets: readonly FuzzTarget[] = [sandboxMessages];
