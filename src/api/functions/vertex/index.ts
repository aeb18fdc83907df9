import type {ApiFunction} from '../../types';

export const vertex: readonly ApiFunction[] = [];
