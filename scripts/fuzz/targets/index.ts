import type {FuzzTarget} from '../target';
import {inputReaders} from './inputReaders';
import {sandboxMessages} from './sandboxMessages';

/** Everything that is fuzzed, in turns. */
export const targets: readonly FuzzTarget[] = [inputReaders, sandboxMessages];
