import {useEffect, useMemo} from 'react';

/** How long a motion takes, in milliseconds. */
const motionTime = 1600;

interface Motion {
  /** Shows each share of a way, from 0 to 1, at its time; the end alone where the reader wants no motion. */
  readonly run: (show: (share: number) => void) => void;
  /** Stops where it is. */
  readonly stop: () => void;
}

/** Slow at both ends. */
const eased = (time: number) => time * time * (3 - 2 * time);

/** One motion at a time. */
export function useMotion(): Motion {
  const motion = useMemo(() => {
    let frame = 0;
    const stop = () => cancelAnimationFrame(frame);
    const run = (show: (share: number) => void) => {
      stop();
      if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
        show(1);
        return;
      }
      const start = performance.now();
      const step = () => {
        const time = Math.min(1, (performance.now() - start) / motionTime);
        if (time < 1) frame = requestAnimationFrame(step);
        show(eased(time));
      };
      frame = requestAnimationFrame(step);
    };
    return {run, stop};
  }, []);
  useEffect(() => motion.stop, [motion]);
  return motion;
}
