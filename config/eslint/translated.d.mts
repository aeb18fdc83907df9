import type {Linter} from 'eslint';

export const translatedPages: Linter.Config;
