import type {FuzzTarget} from '../target';
import {converter} from './converter';
import {explorerLinks} from './explorerLinks';
import {figureLinks} from './figureLinks';
import {inputReaders} from './inputReaders';
import {sandboxMessages} from './sandboxMessages';

/** Everything that is fuzzed, in turns. */
export const targets: readonly FuzzTarget[] = [converter, explorerLinks, figureLinks, inputReaders, sandboxMessages];
