import {savesData} from '@h3-docs/base/dataSaver';
import {useEffect, useState, type RefObject} from 'react';

/** How far outside the viewport something counts as near, in pixels. */
const MARGIN_PX = 300;

export interface Near {
  readonly near: boolean;
  /** Whether the focus, and not the scroll position, made the element count as near. */
  readonly byFocus: boolean;
  /** Whether the reader has to press something in the element before anything is fetched for it. */
  readonly waits: boolean;
}

/** How long until parts in view load even if the reader has not used the page, in milliseconds. */
const DWELL_MS = 3000;

/** The events that count as the first use of a page. Before them, the reader only looks at an example in view. */
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
 * the focus or been touched. So an example at the top of a page never slows down the page's first load. On a connection
 * that is to be spared, only a press or an input counts.
 */
export function useNear(element: RefObject<HTMLElement | null>): Near {
  const [state, setState] = useState<Near>({near: false, byFocus: false, waits: false});

  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const listening = new AbortController();
    const {signal} = listening;
    const reach = (byFocus: boolean) => {
      stop();
      setState({near: true, byFocus, waits: false});
    };
    const hasFocus = () => target.contains(document.activeElement);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) reach(hasFocus());
      },
      {rootMargin: `${MARGIN_PX}px`},
    );
    const sparing = savesData();
    const stopWaiting = sparing ? undefined : onFirstUse(() => observer.observe(target));
    const stop = () => {
      stopWaiting?.();
      observer.disconnect();
      listening.abort();
    };
    if (sparing) setState((now) => ({...now, waits: true}));
    target.addEventListener(sparing ? 'input' : 'focusin', () => reach(true), {signal});
    target.addEventListener(sparing ? 'click' : 'pointerdown', () => reach(sparing && hasFocus()), {signal});
    return stop;
  }, [element]);

  return state;
}
