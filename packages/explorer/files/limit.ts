import {translate} from '@docusaurus/Translate';
import {formatLocale} from '@h3-docs/base/number';
import {rawOf, type Raw, type RawField} from '../data/raw';
import {MAX_FILE_BYTES, MAX_ROWS} from '../input/limits';

/** Said to the reader: why a file can't be read. Messages of other errors are for programmers, and aren't shown. */
export class Unreadable extends Error {}

/** A file contradicts itself or its format. */
export class Damaged extends Unreadable {
  constructor() {
    super(translate({message: 'it is damaged'}));
  }
}

/** A file has more than the explorer takes. */
export class TooLarge extends Unreadable {}

/** What reading a file spends. */
interface Limit {
  readonly most: number;
  /** Why a file isn't read that needs more. `count` is the limit. */
  readonly message: (count: string) => string;
}

const limits = {
  /** Bytes of unpacked parts, and of records that are decoded. */
  unpacked: {
    most: 4 * MAX_FILE_BYTES,
    message: () =>
      translate({message: 'it unpacks to more than {count} MB, which is the limit'}, {count: formatLocale(200)}),
  },
  /** Characters of texts and values. */
  text: {
    most: MAX_FILE_BYTES,
    message: (count) => translate({message: 'its text has more than {count} characters, which is the limit'}, {count}),
  },
  rows: {
    most: MAX_ROWS,
    message: (count) => translate({message: 'it has more than {count} rows, which is the limit'}, {count}),
  },
  /** Rows × columns, empty cells included. */
  cells: {
    most: 20_000_000,
    message: (count) => translate({message: 'it has more than {count} cells, which is the limit'}, {count}),
  },
  /** Comparisons of parts with each other, such as the rings of a polygon. */
  steps: {
    most: 50_000_000,
    message: () => translate({message: 'it has too many parts'}),
  },
  /** Files in archives. */
  names: {
    most: 100_000,
    message: (count) => translate({message: 'it has more than {count} files, which is the limit'}, {count}),
  },
  /** Archives within archives. */
  archives: {
    most: 8,
    message: (count) =>
      translate({message: 'it has more than {count} archives inside each other, which is the limit'}, {count}),
  },
} satisfies Readonly<Record<string, Limit>>;

declare const counted: unique symbol;

/** Data that a budget has counted. Only a budget makes it, so a reader that forgets its budget doesn't compile. */
export type Counted<Data> = Data & {readonly [counted]: true};

/** Counts what reading one file spends, before it is spent. All parts of the file share a budget. */
export class Budget {
  private readonly spent = new Map<keyof typeof limits, number>();

  /** @throws TooLarge when the file needs more than there is, Damaged when `count` is no count */
  allow(what: keyof typeof limits, count: number): void {
    if (!(count >= 0)) throw new Damaged();
    const {most, message} = limits[what];
    if ((this.spent.get(what) ?? 0) + count > most) throw new TooLarge(message(formatLocale(most)));
  }

  /** Counts what is spent next. Throws as `allow` does. */
  spend(what: keyof typeof limits, count: number): void {
    this.allow(what, count);
    this.spent.set(what, (this.spent.get(what) ?? 0) + count);
  }

  /** The table of a file (see `rawOf`): counts its rows, their fields, and the characters of their texts. */
  table(...[columns, rows, said]: Parameters<typeof rawOf>): Counted<Raw> {
    for (const row of rows) this.row(row);
    return rawOf(columns, rows, said) as Counted<Raw>;
  }

  /** Counts a row, its fields, and the characters of its texts and geometries. */
  row(fields: readonly RawField[]): void {
    this.spend('rows', 1);
    this.spend('cells', fields.length);
    let length = 0;
    for (const field of fields) {
      if (typeof field === 'string') length += field.length;
      // Positions take about as much memory as the hexadecimal digits of their bytes.
      if (field instanceof Uint8Array) length += 2 * field.length;
    }
    this.spend('text', length);
  }

  /** Counts the characters of a text. */
  text(text: string): Counted<string> {
    this.spend('text', text.length);
    return text as Counted<string>;
  }
}

/** Says that a file has fewer features than it should have. */
export const fewerRead = (read: number, count: number): string =>
  translate(
    {message: '{read} of {count} features were read: the file is cut off.'},
    {read: formatLocale(read), count: formatLocale(count)},
  );
