import {useEffect, useState} from 'react';
import type {DataSet} from './data/dataset';
import type {Reading} from './useReading';

/** Texts that may be a table: a line with a delimiter, or JSON. */
const MAYBE_TABLE = /^\s*[[{]|[,;\t|]/;

/** The rows of the input with their columns; undefined while there are none. The code that reads them is loaded then. */
export function useDataSet({text, result, rows}: Reading): DataSet | undefined {
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
        if (current) setData(readDataSet(text) ?? (points ? pointRows(result.shapes) : undefined));
      },
      (error: unknown) => console.warn('The reader of tables could not be loaded', error),
    );
    return () => {
      current = false;
    };
  }, [text, wanted, points, result.shapes]);
  return rows ? rows.data : data;
}
