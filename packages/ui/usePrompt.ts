import {useEffect, useState} from 'react';
import {afterPaint} from '@h3-docs/base/afterPaint';

/**
 * Lets a control show a choice at once, and carries the choice out after the next frame. The rest of the page may take long
 * to follow, and a reader shouldn't wonder meanwhile whether the press was noticed.
 *
 * @param value - the choice that holds so far
 * @param apply - carries a choice out; a second choice within the same frame replaces the first
 * @returns the choice that the control shows, and the function that chooses
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
    // A choice also holds for a reader who leaves the page before the next frame.
    window.addEventListener('pagehide', carryOut);
    return () => {
      cancel();
      window.removeEventListener('pagehide', carryOut);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another function that carries it out is no new choice
  }, [chosen]);
  return [chosen ? chosen.value : value, (next) => choose({value: next})];
}
