import type {ApiFunction} from '../../types';

export const inspection: readonly ApiFunction[] = [];
