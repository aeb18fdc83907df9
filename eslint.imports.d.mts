import type {Linter} from 'eslint';

/** The rules for imports: layers, and no cycles. */
export declare const imports: Linter.Config;
