import Translate from '@docusaurus/Translate';
import {pages} from '@h3-docs/base/routing/pages';
import {reloadWhenOnline, showLoadFailure} from '@h3-docs/ui/LoadState/dom';
import type {Props} from '@theme/NotFound/Content';
import {lazy, Suspense, type ReactNode} from 'react';

/** Leaves the page as the server has it, with a box that says what is missing. */
function keepServersPage(error: unknown): Promise<never> {
  showLoadFailure(error, reloadWhenOnline);
  return new Promise(() => undefined);
}

const NotFoundPage = lazy(() => import('@site/src/components/NotFoundPage').catch(keepServersPage));

/**
 * Without scripts, nothing on this page can know its address. The list isn't part of the page's file: React would move a
 * part of more than 12.8 KB to the end of the document, from where only a script brings it back.
 */
function Addresses(): ReactNode {
  return (
    <noscript>
      <div className="container">
        <p>
          <Translate>If the address ends in .html or /index, this list has a link to its page:</Translate>
        </p>
        <ul>
          {[...pages.values()].map((path) => (
            <li key={path}>
              <a href={path}>{path}</a>
            </li>
          ))}
        </ul>
      </div>
    </noscript>
  );
}

/** The not-found page in a file of its own: the theme has it in the code of every docs page. */
export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <>
      <Suspense>
        <NotFoundPage className={className} />
      </Suspense>
      <Addresses />
    </>
  );
}
