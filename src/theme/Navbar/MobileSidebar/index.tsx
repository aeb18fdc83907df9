import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {ahead} from '@h3-docs/base/dataSaver';
import {lazyPart} from '@h3-docs/ui/LazyPart';
import {afterPaint} from '@h3-docs/base/afterPaint';
import {useEffect, useState, type ReactNode} from 'react';

const loadMenu = () => import('./Opened');
const MobileSidebar = lazyPart(loadMenu);

/**
 * The theme's mobile menu. Narrow windows fetch its code ahead, but render its elements, about 100, only when it is
 * first opened. Then the page is darkened at once, and the menu follows in the next frame. Escape closes the menu, as it
 * closes those of wide windows.
 */
export default function LazyMobileSidebar(): ReactNode {
  const {shouldRender, shown, toggle} = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(false);
  useEffect(() => (shown && !wasShown ? afterPaint(() => setWasShown(true)) : undefined), [shown, wasShown]);

  useEffect(() => {
    // After a failure, opening the menu fetches the code again, and reports what fails then.
    if (shouldRender) ahead(() => void loadMenu().catch(() => undefined));
  }, [shouldRender]);

  useEffect(() => {
    if (!shown) return undefined;
    const onEscape = ({key}: KeyboardEvent) => {
      if (key !== 'Escape') return;
      toggle();
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [shown, toggle]);

  return shouldRender && wasShown ? <MobileSidebar /> : null;
}
