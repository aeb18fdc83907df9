import {useEffect, useState} from 'react';
import type {ColumnChoice} from './data/columnTypes';
import type {DataSet} from './data/types';
import type {Reading} from './useReading';

/** Texts that may be a table: JSON, a line with a delimiter, or the rule of a table that a client printed. */
const MAYBE_TABLE = /^\s*[[{]|[,;\t|]|-{3}|[─━═]/;

/**
 * The rows of the input with their columns; undefined while there are none. The code that reads them is loaded then.
 *
 * @param choices - what the reader chose for the columns
 */
export function useDataSet(
  {text, result, rows}: Reading,
  choices: readonly ColumnChoice[] | undefined,
): DataSet | undefined {
  const [data, setData] = useState<DataSet>();
  const points = result.shapes.length > 1;
  const wanted = !rows && (MAYBE_TABLE.test(text) || points);
  useEffect(() => {
    if (!wanted) {
      setData(undefined);
      return undefined;
    }
    let current = true;
    import('./data/dataset').then(
      ({readDataSet, pointRows}) => {
        const {shapes} = result;
        if (current) setData(readDataSet(text, {choices, shapes}) ?? (points ? pointRows(shapes) : undefined));
      },
      (error: unknown) => console.warn('The reader of tables could not be loaded', error),
    );
    return () => {
      current = false;
    };
  }, [text, wanted, points, result, choices]);
  return rows ? rows.data : data;
}
