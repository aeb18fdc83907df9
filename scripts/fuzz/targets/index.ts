import type {FuzzTarget} from '../target';
import {converter} from './converter';
import {inputReaders} from './inputReaders';
import {sandboxMessages} from './sandboxMessages';

/** Everything that is fuzzed, in turns. */
export const targets: readonly FuzzTarget[] = [converter, inputReaders, sandboxMessages];
