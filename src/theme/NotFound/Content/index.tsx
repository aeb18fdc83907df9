import {reloadWhenOnline, showLoadFailure} from '@h3-docs/ui/LoadState/dom';
import type {Props} from '@theme/NotFound/Content';
import {lazy, Suspense, type ReactNode} from 'react';

/** Leaves the page as the server has it, with a box that says what is missing. */
function keepServersPage(error: unknown): Promise<never> {
  showLoadFailure(error, reloadWhenOnline);
  return new Promise(() => undefined);
}

const NotFoundPage = lazy(() => import('@site/src/components/NotFoundPage').catch(keepServersPage));

/** The not-found page in a file of its own: the theme has it in the code of every docs page. */
export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <Suspense>
      <NotFoundPage className={className} />
    </Suspense>
  );
}
