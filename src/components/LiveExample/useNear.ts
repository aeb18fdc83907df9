import {useEffect, useState, type RefObject} from 'react';

/** How far outside the viewport something counts as near, in pixels. */
const MARGIN_PX = 300;

export interface Near {
  readonly near: boolean;
  /** Whether it was the focus that made it near. */
  readonly byFocus: boolean;
}

/** Tells, once, that an element has come near the viewport, got the focus or been touched. */
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
    const stop = () => {
      observer.disconnect();
      target.removeEventListener('focusin', onFocus);
      target.removeEventListener('pointerdown', onTouch);
    };
    observer.observe(target);
    target.addEventListener('focusin', onFocus);
    target.addEventListener('pointerdown', onTouch);
    return stop;
  }, [element]);

  return state;
}
