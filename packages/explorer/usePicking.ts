import {useCallback, useEffect, useState} from 'react';
import type {Address} from './useAddress';

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
    if (add || adding) toggle(index);
    else select([index]);
    setShape(picked);
  };
  useEffect(() => {
    if (selection.length === 0) setShape(undefined);
  }, [selection]);
  return {select, toggle, pick, shape, setShape, adding, setAdding};
}
