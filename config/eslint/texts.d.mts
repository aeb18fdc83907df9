import type {Linter} from 'eslint';

/** The rules that keep texts and numbers of the interface ready for another locale. */
export declare const texts: readonly Linter.Config[];
