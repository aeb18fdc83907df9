import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import NavbarItem from '@theme/NavbarItem';
import MenuSection from '@h3-docs/ui/MenuSection';
import type {ReactNode} from 'react';

/** A dropdown of the navbar in the menu of narrow windows. */
export default function DropdownSection({items, className, label, children, onClick}: Props): ReactNode {
  const path = useLocalPathname();
  const isActive = items.some((item) => 'to' in item && isSamePath(String(item.to), path));
  return (
    <MenuSection className={className} label={children ?? label} isOpen={false} activeFor={isActive ? path : undefined}>
      {items.map((item, place) => (
        <NavbarItem
          key={place}
          mobile
          isDropdownItem
          activeClassName="menu__link--active"
          onClick={onClick}
          {...item}
        />
      ))}
    </MenuSection>
  );
}
