import {useMemo, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {Route} from 'react-router-dom';
import BaseUrlCheck from '@site/src/components/BaseUrlCheck';
import {isLeaving} from '@site/src/routing/firstAddress';
import {decodable, normalizePath, routedPath} from '@site/src/routing/normalizePath';
import {pages} from '@site/src/routing/pages';

interface RootProps {
  readonly children: ReactNode;
}

/**
 * Gives the site the location of the page that the address means. A path ending in `.html` or `/index` becomes that of
 * the page; one with a trailing slash stays what it is.
 */
function NormalizedLocation({children}: RootProps) {
  const history = useHistory();
  const location = useLocation();
  const address = isLeaving() ? location.pathname : normalizePath(location.pathname, pages);
  const shown = useMemo(() => {
    const pathname = isLeaving() ? address : routedPath(address, pages);
    const hash = decodable(location.hash);
    return pathname === location.pathname && hash === location.hash ? location : {...location, pathname, hash};
  }, [location, address]);
  useIsomorphicLayoutEffect(() => {
    if (address !== location.pathname) history.replace({...location, pathname: address});
  }, [history, location, address]);
  return <Route location={shown} render={() => children} />;
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
