import type {ApiFunction} from '../../types';

export const misc: readonly ApiFunction[] = [];
