import {startTransition, useEffect, useState} from 'react';

/** How long React may take to draw after a step back, in milliseconds. */
const PATIENCE_MS = 5000;

/**
 * Loads the page again where React stands still after a step back. Firefox keeps pages for such a step, but drops the messages
 * that are under way while a page is left, and React waits for one of its own before it draws what isn't urgent.
 */
export default function StandstillCheck(): null {
  const [late, setLate] = useState<number>();
  useEffect(() => {
    function onShow({persisted}: PageTransitionEvent): void {
      if (!persisted) return;
      const timer = window.setTimeout(() => window.location.reload(), PATIENCE_MS);
      startTransition(() => setLate(timer));
    }
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  // It was drawn.
  useEffect(() => window.clearTimeout(late), [late]);
  return null;
}
