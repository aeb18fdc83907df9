import Link from '@docusaurus/Link';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItem/Category';
import MenuSection from '@h3-docs/ui/MenuSection';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** A category of the sidebar. It is open where it contains the page. */
export default function SidebarCategory({item, onItemClick, activePath, level}: Props): ReactNode {
  const {label, href, items, className, collapsed} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  return (
    <MenuSection
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        className,
      )}
      label={
        href ? (
          <Link to={href} onClick={() => onItemClick?.(item)}>
            {label}
          </Link>
        ) : (
          label
        )
      }
      isOpen={!collapsed}
      activeFor={isActive ? activePath : undefined}
    >
      <DocSidebarItems items={items} onItemClick={onItemClick} activePath={activePath} level={level + 1} />
    </MenuSection>
  );
}
