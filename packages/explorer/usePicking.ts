import {useEffect, useState} from 'react';
import type {Bench} from './bench';
import {clickDoes} from './model/pick';
import {toggled} from './model/session';

/**
 * What the reader picks on the map and in lists.
 *
 * @param clear - takes the outcome of earlier work away
 */
export function usePicking(selection: readonly string[], change: Bench['change'], clear: () => void) {
  /** Whether each click adds to the selection, as with the shift key, which phones have not. */
  const [adding, setAdding] = useState(false);
  /** The map's name for the shape that was picked last. */
  const [shape, setShape] = useState<string>();
  /** The index that was clicked while the selection has several: a look at it must not replace them. */
  const [looked, setLooked] = useState<string>();
  const select = (indexes: readonly string[]) => {
    clear();
    setShape(undefined);
    change({selection: indexes});
  };
  /** @param picked - the map's name for the shape that was picked with the index */
  const pick = (index: string, add: boolean, picked?: string) => {
    const what = clickDoes(selection, add || adding);
    if (what === 'look') setLooked(index);
    else select(what === 'add' ? toggled(selection, index) : [index]);
    setShape(picked);
  };
  const leave = () => (looked === undefined ? select([]) : setLooked(undefined));
  useEffect(() => {
    setLooked(undefined);
    if (selection.length === 0) setShape(undefined);
  }, [selection]);
  return {select, pick, leave, looked, shape, setShape, adding, setAdding};
}
