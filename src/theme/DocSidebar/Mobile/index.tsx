import {NavbarSecondaryMenuFiller, ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebar/Mobile';
import type {Props as ItemsProps} from '@theme/DocSidebarItems';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import {memo, useCallback, type ReactNode} from 'react';

/** The pages of the version in the menu of narrow windows, which closes when a link is followed. */
function PagesMenu({menu: {sidebar, path}}: {readonly menu: Props}): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  // The same function at each opening and closing, so that the items aren't rendered anew.
  const close = useCallback<NonNullable<ItemsProps['onItemClick']>>(
    (item) => {
      if (item.type === 'link' || (item.type === 'category' && item.href)) toggle();
    },
    [toggle],
  );
  return (
    <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
      <DocSidebarItems items={sidebar} activePath={path} level={1} onItemClick={close} />
    </ul>
  );
}

/**
 * Gives the menu of narrow windows its pages. The theme's own hands over several properties, which Docusaurus sorts by name:
 * that alone loads the browser's rules for sorting texts, which takes a phone 20 milliseconds at the start of each page.
 */
function DocSidebarMobile(menu: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={PagesMenu} props={{menu}} />;
}

export default memo(DocSidebarMobile);
