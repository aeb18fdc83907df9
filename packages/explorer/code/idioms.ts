import {arrays} from './arrays';
import {arrow} from './arrow';
import {julia} from './julia';
import {pandas} from './pandas';
import {polars} from './polars';
import {h3jsr, h3o} from './r';
import {rust} from './rust';
import {h3PySpark, h3spark} from './spark';

export {toPandasTable} from './pandas';

/** How programs are written in stacks that are neither a language of the site nor a database, by their folders. */
export const idioms = {
  'rust-h3o': rust,
  'r-h3jsr': h3jsr,
  'r-h3o': h3o,
  'julia-h3jl': julia,
  'h3-py-vector': arrays,
  h3pandas: pandas,
  'polars-h3': polars,
  h3ronpy: arrow,
  h3spark,
  'h3-pyspark': h3PySpark,
};
