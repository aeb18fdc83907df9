import type {ApiFunction} from '../../types';

export const indexing: readonly ApiFunction[] = [];
