import {translate} from '@docusaurus/Translate';
import {formatLocale} from '@h3-docs/base/number';
import {MAX_FILE_BYTES} from '../input/limits';

/** Said to the reader: a file unpacks to more than the explorer takes. */
export class TooLarge extends Error {}

/** The most bytes that the parts of an archive may have beside the data itself. */
export const MOST_UNPACKED = 4 * MAX_FILE_BYTES;

/** Counts what a file unpacks to, and ends the work before it is too much. */
export class Budget {
  private left: number;

  constructor(private readonly most = MAX_FILE_BYTES) {
    this.left = most;
  }

  /** @throws TooLarge when that is more than there may be */
  take(bytes: number): void {
    this.left -= bytes;
    if (this.left < 0)
      throw new TooLarge(
        translate(
          {message: 'it unpacks to more than {count} MB, which is the limit'},
          {count: formatLocale(this.most / 1e6)},
        ),
      );
  }
}
