import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isPage} from '@h3-docs/base/routing/normalizePath';
import {pages} from '@h3-docs/base/routing/pages';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import {Route} from 'react-router';

/**
 * The menu of versions. It names the version that the address is below, also where no page is. Hosts answer all such
 * addresses with the same HTML, so the menu first shows what that HTML has, which React takes over.
 */
export default function VersionDropdown(props: Props) {
  const location = useLocation();
  const notFound = useBaseUrl('/404.html');
  const served = useIsBrowser() || isPage(location.pathname, pages) ? location.pathname : notFound;
  return (
    <Route location={{...location, pathname: served}} render={() => <DocsVersionDropdownNavbarItem {...props} />} />
  );
}
