import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useState, type ReactNode} from 'react';
import {hasHydrated} from '../hydration';
import {narrow} from '../windowWidth';

/**
 * What narrow windows don't show, and Docusaurus removes from them once the page has started. There, the server's HTML is
 * left as it is until then, so that React doesn't hydrate what it is about to remove.
 */
export default function WideOnly({children}: {readonly children: ReactNode}): ReactNode {
  const [isLeft] = useState(
    () => ExecutionEnvironment.canUseDOM && !hasHydrated() && window.matchMedia(narrow).matches,
  );
  const style = {display: 'contents'};
  return isLeft ? (
    <div style={style} suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
  ) : (
    <div style={style}>{children}</div>
  );
}
