import {useEffect, useMemo} from 'react';

interface FrameQueue {
  /** Does the work before the next frame is drawn, in place of the work that was waiting for it. */
  readonly later: (work: () => void) => void;
  /** Does what is waiting now. */
  readonly flush: () => void;
}

/**
 * A queue that keeps only the latest work, because a pointer reports its position more often than the screen is drawn.
 */
export function useFrameQueue(): FrameQueue {
  const queue = useMemo(() => {
    let waiting: (() => void) | undefined;
    let frame = 0;
    const flush = () => {
      cancelAnimationFrame(frame);
      const work = waiting;
      waiting = undefined;
      work?.();
    };
    const later = (work: () => void) => {
      if (!waiting) frame = requestAnimationFrame(flush);
      waiting = work;
    };
    const drop = () => {
      cancelAnimationFrame(frame);
      waiting = undefined;
    };
    return {later, flush, drop};
  }, []);
  useEffect(() => queue.drop, [queue]);
  return queue;
}
