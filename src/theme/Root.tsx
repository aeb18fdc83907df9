import {use, useContext, useEffect, useMemo, useState, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory, type useLocation} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {__RouterContext as RouterContext} from 'react-router';
import BaseUrlCheck from '@site/src/components/BaseUrlCheck';
import StandstillCheck from '@site/src/components/StandstillCheck';
import {isLeaving} from '@h3-docs/base/routing/firstAddress';
import {followLinks} from '@h3-docs/base/routing/followLinks';
import {decodable, normalizePath, routedPath} from '@h3-docs/base/routing/normalizePath';
import {loadPage, pages} from '@h3-docs/base/routing/pages';
import {painted} from '@h3-docs/base/afterPaint';
import {reloadWhenOnline, showLoadFailure} from '@h3-docs/ui/LoadState/dom';

interface RootProps {
  readonly children: ReactNode;
}

type Location = ReturnType<typeof useLocation>;

/**
 * When the location of another page, or of another place on the page, is passed on. A reader who has followed a link first
 * sees that the press was noticed: the page is rendered after the next frame. A browser that goes back restores the place of
 * the reader, so it doesn't wait.
 *
 * Docusaurus loads the browser's page again when the code of the next page does not arrive. While the browser is
 * offline, that would replace a page that can be read by the browser's own error page. Offline, a location is therefore
 * passed on only when the code of its page is there. Until then the old page stays, with a red box.
 */
function useReachable(wanted: Location): Location {
  const history = useHistory();
  const [passed, pass] = useState(wanted);
  const isOtherPage = wanted.pathname !== passed.pathname;
  // The result is remembered for these locations, because the history's last action may change before they do.
  const waits = useMemo(() => {
    const isOtherPlace = isOtherPage || wanted.hash !== passed.hash;
    if (!ExecutionEnvironment.canUseDOM || !isOtherPlace) return false;
    return history.action !== 'POP' || (isOtherPage && !navigator.onLine);
  }, [isOtherPage, wanted, passed, history]);
  useEffect(() => {
    if (!waits) {
      pass(wanted);
      return undefined;
    }
    let current = true;
    let close: (() => void) | undefined;
    const ready = navigator.onLine || !isOtherPage ? painted() : loadPage(wanted.pathname);
    ready.then(
      () => current && pass(wanted),
      (error: unknown) => {
        // The address is that of the new page already: online, it can be loaded.
        if (current) close = showLoadFailure(error, reloadWhenOnline);
      },
    );
    return () => {
      current = false;
      close?.();
    };
  }, [waits, isOtherPage, wanted]);
  return waits ? passed : wanted;
}

/**
 * Gives the site the location of the page that the address means. A path ending in `.html` or `/index` becomes that of
 * the page; one with a trailing slash stays what it is.
 */
function NormalizedLocation({children}: RootProps) {
  const router = useContext(RouterContext);
  const {history, location} = router;
  const address = normalizePath(location.pathname, pages);
  const shown = useMemo(() => {
    const pathname = routedPath(address, pages);
    const hash = decodable(location.hash);
    return pathname === location.pathname && hash === location.hash ? location : {...location, pathname, hash};
  }, [location, address]);
  useIsomorphicLayoutEffect(() => {
    if (address !== location.pathname) history.replace({...location, pathname: address});
  }, [history, location, address]);
  const reachable = useReachable(shown);
  // The context stays the same while the location does. A `<Route>` makes a new one at each change of the router, so that all
  // parts of the page that read the location would be rendered while the next page is still waited for.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- everything else that changes in the router follows the location
  const passedOn = useMemo(() => ({...router, location: reachable}), [reachable]);
  return <RouterContext value={passedOn}>{children}</RouterContext>;
}

/** Never settles. React keeps the HTML of a page that waits for it as the server sent it. */
const arrival = new Promise<never>(() => undefined);

/** What surrounds every page of the site, whatever its layout. */
export default function Root({children}: RootProps) {
  const history = useHistory();
  useEffect(() => followLinks(history), [history]);
  // The HTML is that of the not-found page, and the address is that of another page: React would find that they differ.
  if (isLeaving()) use(arrival);
  return (
    <NormalizedLocation>
      <BaseUrlCheck />
      <StandstillCheck />
      {children}
    </NormalizedLocation>
  );
}
