import type {ApiFunction} from '../../types';

export const regions: readonly ApiFunction[] = [];
