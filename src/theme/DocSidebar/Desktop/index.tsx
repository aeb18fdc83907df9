import type {Props} from '@theme/DocSidebar/Desktop';
import DocSidebarDesktop from '@theme-original/DocSidebar/Desktop';
import WideOnly from '@h3-docs/ui/WideOnly';
import type {ReactNode} from 'react';

/** The sidebar of wide windows, which phones don't hydrate. */
export default function WideSidebar(props: Props): ReactNode {
  return (
    <WideOnly>
      <DocSidebarDesktop {...props} />
    </WideOnly>
  );
}
