import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {lazyPart} from '@site/src/ui/LazyPart';
import {useEffect, type ReactNode} from 'react';

const MobileSidebar = lazyPart(() => import('./Opened'));

/** The theme's mobile menu, whose code only narrow windows fetch. Escape closes it, as it does the menus of wide ones. */
export default function LazyMobileSidebar(): ReactNode {
  const {shouldRender, shown, toggle} = useNavbarMobileSidebar();

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

  return shouldRender ? <MobileSidebar /> : null;
}
