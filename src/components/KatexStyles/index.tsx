import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, type ReactNode} from 'react';
import type {KatexStylesheet} from '@h3-docs/base/contracts/katex';
import {loadKatexStyles} from './load';
import './styles.css';

/** Where scripts do not run, the site's own stylesheet is there at once, so the formulas are shown through it. */
const shown = '.katex .katex-html{display:inline}';

/** Loads the stylesheet of formulas. `plugins/math` puts it on the pages that have some. */
export default function KatexStyles({cdn, integrity, local}: KatexStylesheet): ReactNode {
  const address = useBaseUrl(local);

  useEffect(() => {
    void loadKatexStyles({cdn, integrity, local}, address);
  }, [cdn, integrity, local, address]);

  return (
    <noscript>
      <link rel="stylesheet" href={address} />
      <style>{shown}</style>
    </noscript>
  );
}
