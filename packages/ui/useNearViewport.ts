import {savesData} from '@h3-docs/base/dataSaver';
import {useEffect, useState, type RefObject} from 'react';

/** How long an idle moment is waited for, in milliseconds. */
const PATIENCE_MS = 500;

/** How far outside the viewport something counts as near, in pixels. */
const MARGIN_PX = 300;

export interface Near {
  readonly near: boolean;
  /** Whether the focus, and not the scroll position, made the element count as near. */
  readonly byFocus: boolean;
  /** Whether the reader has to press something in the element before anything is fetched for it. */
  readonly waits: boolean;
}

/**
 * Calls `listener` once, at an idle moment after the reader has scrolled or pressed a key; returns what ends the waiting.
 * Before that, the reader only looks at what is in view.
 */
function onFirstUse(listener: () => unknown): () => void {
  const waiting = new AbortController();
  const later = () => {
    waiting.abort();
    if (typeof requestIdleCallback === 'function') requestIdleCallback(listener, {timeout: PATIENCE_MS});
    else setTimeout(listener, PATIENCE_MS);
  };
  for (const name of ['scroll', 'keydown'])
    window.addEventListener(name, later, {passive: true, signal: waiting.signal});
  return () => waiting.abort();
}

/**
 * Tells, once, that an element has come near the viewport of a page that its reader has begun to use, got the focus, or
 * been pointed at or touched. So an example at the top of a page never slows down the page's first load. On a connection
 * that is to be spared, only a press or an input counts.
 */
export function useNearViewport(element: RefObject<HTMLElement | null>): Near {
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
    const stopWaiting = sparing ? undefined : onFirstUse(() => !signal.aborted && observer.observe(target));
    const stop = () => {
      stopWaiting?.();
      observer.disconnect();
      listening.abort();
    };
    if (sparing) setState((now) => ({...now, waits: true}));
    else target.addEventListener('pointerenter', () => reach(false), {signal});
    target.addEventListener(sparing ? 'input' : 'focusin', () => reach(true), {signal});
    target.addEventListener(sparing ? 'click' : 'pointerdown', () => reach(sparing && hasFocus()), {signal});
    return stop;
  }, [element]);

  return state;
}
