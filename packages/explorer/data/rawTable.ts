import {translate} from '@docusaurus/Translate';
import type {Geometry} from 'geojson';
import type {Note, Problem} from '../input/types';
import type {RawColumn} from './rawColumn';

/** A row as text. Large tables have many: their fields are lists, not objects with names. */
export interface RawRow {
  /** One for each name of the table, or fewer; undefined: the row doesn't have it. */
  readonly fields: readonly (string | undefined)[];
  /** The line on which the row begins, counted from 1. */
  readonly line: number;
  /** Names the part of the text that the row is, as `InputShape` does. */
  readonly record: number;
  /** The geometries of a feature, in degrees; undefined: the row is none. */
  readonly shapes?: readonly Geometry[];
  /** Whether the id of a feature is the index that one of its properties has: then it stands for the index. */
  readonly isIndex?: boolean;
}

/** Rows as text, with the names of their fields in the order of the first row that has them. */
export interface RawTable {
  readonly names: readonly string[];
  readonly rows: readonly RawRow[];
  /** Whether the text can only be a table. If so, it is read as a table even if no row has a location. */
  readonly certain: boolean;
  /** Whether the text has a format that isn't read: then only its indexes are. */
  readonly refused?: boolean;
  /** What of the table could not be read. */
  readonly problems: readonly Problem[];
  /** What readers should know of how the table was read; undefined: nothing. */
  readonly notes?: readonly Note[];
  /** The text without the table, line by line in the same place; undefined: there is nothing else. */
  readonly rest?: string;
  /** What the source of the table knows of its columns; undefined: it is text. */
  readonly known?: readonly RawColumn[];
  /** What divides the fields of delimited text, which says how people write numbers in it. */
  readonly delimiter?: string;
}

/** Whether commas are likely to be decimal: where semicolons separate the fields. */
export const hasDecimalCommas = ({delimiter}: Pick<RawTable, 'delimiter'>): boolean => delimiter === ';';

/** What a column without a name is called. */
export const columnName = (at: number): string => translate({message: 'column {number}'}, {number: at + 1});

/** The names, with a number after each one that is there already; a column without a name gets its number. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  /** The next number to try for a name that is there already. */
  const next = new Map<string, number>();
  names.forEach((name, at) => {
    const plain = name === '' ? columnName(at) : name;
    let free = plain;
    let count = next.get(plain) ?? 2;
    for (; taken.has(free); count++) free = `${plain} ${count}`;
    next.set(plain, count);
    taken.add(free);
  });
  return [...taken];
}

/** Why a part of a row was left out that has more fields than its table has columns. */
export const longRowReason = (count: number, width: number): string =>
  translate(
    {message: 'this row has {count} fields, but the table has {width} columns. The rest of the row was skipped'},
    {count, width},
  );
