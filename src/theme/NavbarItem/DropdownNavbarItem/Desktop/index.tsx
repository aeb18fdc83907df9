import {useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent} from 'react';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';

/** `hovered` and `pressed` show the menu; `dismissed` hides it until the pointer or the focus has left. */
type State = 'closed' | 'hovered' | 'pressed' | 'dismissed';

/**
 * A menu of the navbar on a wide screen. It opens on hover, on Enter or Space and on a tap, and closes on Escape, on a
 * click outside, when the focus leaves it and when one of its links is followed. The theme's own knows no Escape, and a
 * tap on the versions leads away from the landing page instead of opening them.
 */
export default function DropdownNavbarItemDesktop({items, position, className, onClick: _, ...props}: Props) {
  const [state, setState] = useState<State>('closed');
  const root = useRef<HTMLDivElement>(null);
  const open = state === 'hovered' || state === 'pressed';

  useEffect(() => {
    if (!open) return undefined;
    const onPointerDown = ({target}: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setState('closed');
    };
    const onEscape = ({key}: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return;
      const menu = root.current?.querySelector('.dropdown__menu');
      if (menu?.contains(document.activeElement)) root.current?.querySelector<HTMLElement>('.navbar__link')?.focus();
      setState('dismissed');
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onEscape);
    };
  }, [open]);

  const onBlur = ({relatedTarget}: FocusEvent) => {
    if (!root.current?.contains(relatedTarget)) setState('closed');
  };
  const toggle = (event: KeyboardEvent | MouseEvent) => {
    event.preventDefault();
    // The pointer may still be over the closed menu, and must not keep it open.
    setState(state === 'pressed' ? 'dismissed' : 'pressed');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') toggle(event);
  };

  return (
    <div
      ref={root}
      className={clsx('navbar__item', 'dropdown', {
        // Until React runs, and without JavaScript, the style sheet opens the menu on hover.
        'dropdown--hoverable': state !== 'dismissed',
        'dropdown--right': position === 'right',
        'dropdown--show': open,
      })}
      onMouseEnter={() => setState((now) => (now === 'pressed' ? now : 'hovered'))}
      onMouseLeave={() => setState((now) => (now === 'pressed' ? now : 'closed'))}
      onBlur={onBlur}
    >
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={open}
        role="button"
        // An anchor without an address cannot be focused.
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}
        onClick={toggle}
        onKeyDown={onKeyDown}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      {/* The links in the menu handle the keyboard; this only notices that one was followed. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <ul className="dropdown__menu" onClick={() => setState('dismissed')}>
        {items.map((item, index) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
        ))}
      </ul>
    </div>
  );
}
