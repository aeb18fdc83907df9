import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {lazyPart} from '@site/src/components/LazyPart';
import type {ReactNode} from 'react';

const MobileSidebar = lazyPart(() => import('@theme-original/Navbar/MobileSidebar'));

/** The theme's mobile menu, whose code only narrow windows fetch. */
export default function LazyMobileSidebar(): ReactNode {
  return useNavbarMobileSidebar().shouldRender ? <MobileSidebar /> : null;
}
