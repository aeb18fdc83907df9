import {lazyPart} from '@h3-docs/ui/LazyPart';

/** A dropdown in the mobile menu, whose code only narrow windows fetch. */
export default lazyPart(() => import('@theme-original/NavbarItem/DropdownNavbarItem/Mobile'));
