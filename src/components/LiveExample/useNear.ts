import {useEffect, useState, type RefObject} from 'react';

/** How far outside the viewport something counts as near, in pixels. */
const MARGIN_PX = 300;

export interface Near {
  readonly near: boolean;
  /** Whether it was the focus that made it near. */
  readonly byFocus: boolean;
}

/** How long a page is read before what is in view loads though the page was not used, in milliseconds. */
const DWELL_MS = 3000;

/** What a reader does first on a page. Until then an example that is in view is only being looked at. */
const signsOfUse = ['scroll', 'wheel', 'pointermove', 'pointerdown', 'touchstart', 'keydown'] as const;

/** Calls `listener` once, when the page is first used or has been read for a while; returns what ends the waiting. */
function onFirstUse(listener: () => void): () => void {
  const stop = () => {
    window.clearTimeout(dwell);
    signsOfUse.forEach((name) => window.removeEventListener(name, used));
  };
  const used = () => {
    stop();
    listener();
  };
  const dwell = window.setTimeout(used, DWELL_MS);
  signsOfUse.forEach((name) => window.addEventListener(name, used, {passive: true}));
  return stop;
}

/**
 * Tells, once, that an element has come near the viewport of a page that its reader has begun to use or stays on, got
 * the focus or been touched. The first load of a page is so never paid for by an example that happens to be at its top.
 */
export function useNear(element: RefObject<HTMLElement | null>): Near {
  const [state, setState] = useState<Near>({near: false, byFocus: false});

  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const reach = (byFocus: boolean) => {
      stop();
      setState({near: true, byFocus});
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) reach(target.contains(document.activeElement));
      },
      {rootMargin: `${MARGIN_PX}px`},
    );
    const onFocus = () => reach(true);
    const onTouch = () => reach(false);
    const stopWaiting = onFirstUse(() => observer.observe(target));
    const stop = () => {
      stopWaiting();
      observer.disconnect();
      target.removeEventListener('focusin', onFocus);
      target.removeEventListener('pointerdown', onTouch);
    };
    target.addEventListener('focusin', onFocus);
    target.addEventListener('pointerdown', onTouch);
    return stop;
  }, [element]);

  return state;
}
