import {useCallback, useEffect, useState} from 'react';
import type {Address} from './useAddress';
import {clickDoes} from './model/pick';

/**
 * What the reader picks on the map and in lists.
 *
 * @param clear - takes the outcome of earlier work away
 */
export function usePicking(selection: readonly string[], act: Address['act'], clear: () => void) {
  /** Whether each click adds to the selection, as with the shift key, which phones have not. */
  const [adding, setAdding] = useState(false);
  /** The map's name for the shape that was picked last. */
  const [shape, setShape] = useState<string>();
  /** The index that was clicked while the selection has several: a look at it must not replace them. */
  const [looked, setLooked] = useState<string>();
  const select = useCallback(
    (indexes: readonly string[]) => {
      clear();
      setShape(undefined);
      act({type: 'select', indexes});
    },
    [act, clear],
  );
  const toggle = useCallback(
    (index: string) => {
      clear();
      act({type: 'toggle', index});
    },
    [act, clear],
  );
  const pick = (index: string, add: boolean, picked?: string) => {
    const what = clickDoes(selection, add || adding);
    if (what === 'add') toggle(index);
    else if (what === 'look') setLooked(index);
    else select([index]);
    setShape(picked);
  };
  useEffect(() => {
    setLooked(undefined);
    if (selection.length === 0) setShape(undefined);
  }, [selection]);
  const leave = () => (looked === undefined ? select([]) : setLooked(undefined));
  return {select, pick, leave, looked, shape, setShape, adding, setAdding};
}
