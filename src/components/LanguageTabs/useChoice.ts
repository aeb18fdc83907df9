import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {startTransition, useEffect, useRef, useState, type RefObject} from 'react';
import {hasHydrated} from '@h3-docs/ui/hydration';
import {chosenStack, onStackChange} from './choice';

/**
 * Whether the browser keeps what is in view in its place while something above it changes its height. Elsewhere, all groups
 * change at once.
 */
const keepsPlace = () => CSS.supports('overflow-anchor', 'auto');

/**
 * The reader's stack. A page of the reference has dozens of groups of tabs: those in view change at once, and the others
 * after the next frame, so that the reader doesn't wait for them. Null while the server's HTML is hydrated.
 *
 * @param box - what is in view or not
 */
export function useChoice(box: RefObject<HTMLElement | null>): string | null {
  const [choice, setChoice] = useState(() => (hasHydrated() ? chosenStack() : null));
  const isInView = useRef(true);

  useIsomorphicLayoutEffect(() => {
    setChoice(chosenStack());
    return onStackChange(() => {
      const change = () => setChoice(chosenStack());
      if (isInView.current) change();
      else startTransition(change);
    });
  }, []);
  useEffect(() => {
    if (!box.current || !keepsPlace()) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      isInView.current = entry?.isIntersecting ?? true;
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);

  return choice;
}
