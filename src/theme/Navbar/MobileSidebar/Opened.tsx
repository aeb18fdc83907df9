import {translate} from '@docusaurus/Translate';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useEffect, type ReactNode} from 'react';
import {afterPaint} from '@h3-docs/base/afterPaint';

/**
 * While the menu is open, the page behind it can't be reached by keys or by screen readers. That restyles all of the page, so
 * the page and the focus follow when the reader sees the menu, or sees it gone.
 */
function holdFocus(): () => void {
  const menu = document.querySelector<HTMLElement>('.navbar-sidebar');
  const behind = document.querySelectorAll<HTMLElement>('#__docusaurus > :not(.navbar), .navbar__inner');
  menu?.setAttribute('role', 'dialog');
  menu?.setAttribute('aria-modal', 'true');
  menu?.setAttribute('aria-label', translate({message: 'Menu'}));
  const setInert = (inert: boolean) => behind.forEach((element) => (element.inert = inert));
  const cancel = afterPaint(() => {
    setInert(true);
    menu?.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
  });
  return () => {
    cancel();
    afterPaint(() => {
      setInert(false);
      // A menu that is hidden has lost the focus to the page's body already.
      const {activeElement} = document;
      const isLost = activeElement === document.body || (menu?.contains(activeElement) ?? false);
      if (isLost) document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    });
  };
}

/** The theme's mobile menu, as a dialog that keeps the focus. */
export default function OpenedSidebar(): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  useEffect(() => (shown ? holdFocus() : undefined), [shown]);
  return <MobileSidebar />;
}
