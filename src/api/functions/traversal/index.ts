import type {ApiFunction} from '../../types';

export const traversal: readonly ApiFunction[] = [];
