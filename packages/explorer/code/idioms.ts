import {pandas} from './pandas';
import {polars} from './polars';
import {h3jsr} from './r';
import {rust} from './rust';
import {h3spark} from './spark';

/** How programs are written in stacks that are neither a language of the site nor a database, by their folders. */
export const idioms = {
  'rust-h3o': rust,
  'r-h3jsr': h3jsr,
  h3pandas: pandas,
  'polars-h3': polars,
  h3spark,
};
