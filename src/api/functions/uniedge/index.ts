import type {ApiFunction} from '../../types';

export const uniedge: readonly ApiFunction[] = [];
