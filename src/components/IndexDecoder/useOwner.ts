import {useEffect, useState} from 'react';
import {toHex} from '@h3-docs/grid/h3/bits';

/** Whether the cell that a vertex names owns that corner; and if not, the corner's index. */
export type Ownership = 'asking' | {readonly canonical: string} | {readonly error: unknown};

const modeAndNumber = 0xffn << 56n;
const cellMode = 1n << 59n;

/**
 * Asks h3-js, which is loaded for it, for the index of the corner that a vertex names. Nothing is asked for null.
 *
 * @param vertex - 64 bits of mode 4 that break no other rule
 */
export function useOwner(vertex: bigint | null): Ownership {
  const [answer, setAnswer] = useState<{readonly vertex: bigint; readonly ownership: Ownership} | null>(null);
  useEffect(() => {
    if (vertex === null) return undefined;
    let current = true;
    const settle = (ownership: Ownership) => {
      if (current) setAnswer({vertex, ownership});
    };
    import('h3-js')
      .then(({cellToVertex}) => {
        const cell = toHex((vertex & ~modeAndNumber) | cellMode);
        settle({canonical: cellToVertex(cell, Number((vertex >> 56n) & 7n))});
      })
      .catch((error: unknown) => settle({error}));
    return () => {
      current = false;
    };
  }, [vertex]);
  return answer?.vertex === vertex ? answer.ownership : 'asking';
}
