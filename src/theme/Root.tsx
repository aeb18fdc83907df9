import {useMemo, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {Route} from 'react-router-dom';
import BaseUrlCheck from '@site/src/components/BaseUrlCheck';
import {isLeaving} from '@site/src/routing/firstAddress';
import {normalizePath} from '@site/src/routing/normalizePath';
import {pages} from '@site/src/routing/pages';

interface RootProps {
  readonly children: ReactNode;
}

/** Gives the site the normalised location: a path ending in `.html` or `/index` shows, and becomes, the page it means. */
function NormalizedLocation({children}: RootProps) {
  const history = useHistory();
  const location = useLocation();
  const normalized = useMemo(() => {
    const pathname = isLeaving() ? location.pathname : normalizePath(location.pathname, pages);
    return pathname === location.pathname ? location : {...location, pathname};
  }, [location]);
  useIsomorphicLayoutEffect(() => {
    if (normalized !== location) history.replace(normalized);
  }, [history, location, normalized]);
  return <Route location={normalized} render={() => children} />;
}

/** What surrounds every page of the site, whatever its layout. */
export default function Root({children}: RootProps) {
  return (
    <NormalizedLocation>
      <BaseUrlCheck />
      {children}
    </NormalizedLocation>
  );
}
