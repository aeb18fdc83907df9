import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import destinations from '@generated/nearest-pages/default/destinations.json';
import {nearest} from '@h3-docs/base/routing/nearest';
import type {ReactNode} from 'react';

/** The pages that an address without a page may have meant. Only the not-found page loads it. */
export default function NearestPages(): ReactNode {
  // Rendered anew when the address changes; the browser has it as the reader typed it.
  useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname, hash} = window.location;
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length - 1) : pathname;
  const found = nearest(path, destinations);
  if (found.length === 0) return null;
  return (
    <>
      <p>
        <Translate>Did you mean one of these?</Translate>
      </p>
      <ul>
        {found.map(({to, label}) => (
          <li key={to}>
            {/* The pages that replaced others have their anchors, too. */}
            <Link to={to.includes('#') ? to : to + hash}>{label}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
