import {useEffect, useState} from 'react';
import {afterPaint} from '@h3-docs/base/afterPaint';

/**
 * The value of a control that shows a choice at once, and has it carried out after the next frame: the rest of the page may
 * take long to follow, and a reader shouldn't wonder meanwhile whether the press was noticed.
 *
 * @param value - what holds so far
 * @param apply - carries a choice out; a choice that follows another within one frame replaces it
 * @returns what the control shows, and what chooses
 */
export function usePrompt<Value>(
  value: Value,
  apply: (value: Value) => void,
): readonly [Value, (value: Value) => void] {
  const [chosen, choose] = useState<{readonly value: Value}>();
  useEffect(() => {
    if (!chosen) return undefined;
    const carryOut = () => {
      apply(chosen.value);
      choose(undefined);
    };
    const cancel = afterPaint(carryOut);
    // A reader who leaves the page at once has chosen all the same.
    window.addEventListener('pagehide', carryOut);
    return () => {
      cancel();
      window.removeEventListener('pagehide', carryOut);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another function that carries it out is no new choice
  }, [chosen]);
  return [chosen ? chosen.value : value, (next) => choose({value: next})];
}
