import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';

interface MenuSectionProps {
  readonly className?: string;
  readonly label: ReactNode;
  /** Whether it is open at first. */
  readonly isOpen: boolean;
  /** The page, where the section leads to it. The section then opens. */
  readonly activeFor: string | undefined;
  /** Items of the menu. */
  readonly children: ReactNode;
}

/**
 * A part of a menu, as a collapsible section like all others of the site (`ui/collapse.ts`): its links are in the HTML, so that
 * it opens without JavaScript and the browser's search finds them.
 */
export default function MenuSection({className, label, isOpen, activeFor, children}: MenuSectionProps): ReactNode {
  const [openAtFirst] = useState(isOpen || activeFor !== undefined);
  const section = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (activeFor !== undefined && section.current) section.current.open = true;
  }, [activeFor]);

  return (
    <li className={clsx('menu__list-item', className)}>
      <details ref={section} open={openAtFirst}>
        <summary className={clsx('menu__link menu__link--sublist', activeFor !== undefined && 'menu__link--active')}>
          {label}
        </summary>
        <ul className="menu__list">{children}</ul>
      </details>
    </li>
  );
}
