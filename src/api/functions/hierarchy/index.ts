import type {ApiFunction} from '../../types';

export const hierarchy: readonly ApiFunction[] = [];
