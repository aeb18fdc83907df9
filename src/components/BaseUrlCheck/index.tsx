import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {showBaseUrlBanner} from 'h3-server-markup/BaseUrlCheck';
import './banner.css';

const bannerId = 'base-url-banner';

/**
 * Puts a script in the HTML of the home page that says so when the site is served from another base URL than it was
 * built for. Only in the static HTML: where React runs, the base URL is right.
 */
export default function BaseUrlCheck() {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  if (!showBaseUrlBanner || pathname !== baseUrl) return null;
  const call = `(${showBaseUrlBanner.toString()})(${JSON.stringify(baseUrl)},${JSON.stringify(bannerId)})`;
  return (
    <Head>
      <script>{call.replace(/</g, '\\u003c')}</script>
    </Head>
  );
}
