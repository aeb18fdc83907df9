import type {Props} from '@theme/DocSidebar/Desktop';
import DocSidebarDesktop from '@theme-original/DocSidebar/Desktop';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import WideOnly from '@h3-docs/ui/WideOnly';
import type {ReactNode} from 'react';

/** Scrolls the menu to the item of the page, where it is out of view. */
function showItem(): void {
  const menu = document.querySelector('.menu');
  const item = menu?.querySelector('.menu__link--active:not(.menu__link--sublist)');
  if (!menu || !item) return;
  const [box, {top, bottom}] = [menu.getBoundingClientRect(), item.getBoundingClientRect()];
  if (top < box.top || bottom > box.bottom) menu.scrollTop += top - box.top - box.height / 2;
}

/** The sidebar of wide windows, which phones don't hydrate. */
export default function WideSidebar(props: Props): ReactNode {
  useIsomorphicLayoutEffect(showItem, [props.path]);
  return (
    <WideOnly>
      <DocSidebarDesktop {...props} />
    </WideOnly>
  );
}
