import type {SearchStack} from '../files';
import {readEngines} from '@h3-docs/catalogue/node';

/** The engines that searches may name, in their order. */
export const stacks: readonly SearchStack[] = readEngines().map(({id, label, words = []}) => ({id, label, words}));
