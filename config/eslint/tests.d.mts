import type {Linter} from 'eslint';

/** The rules for all tests. */
export declare const steadyTests: Linter.Config;
