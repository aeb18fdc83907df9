import type {Dialect} from '@h3-docs/catalogue';
import {databases} from '@site/docs/_bindings/databases';

/** A database that queries can be written for, by its folder in `docs/_bindings`. */
export type SqlStack = keyof typeof databases;

/** The databases, in the order of the menu. */
export const sqlStacks = Object.keys(databases) as SqlStack[];

/** Whether a stack is a database that queries can be written for. */
export const isSql = (stack: string): stack is SqlStack => stack in databases;

/** How a database writes queries. */
export const dialectOf = (stack: SqlStack): Dialect => databases[stack];
