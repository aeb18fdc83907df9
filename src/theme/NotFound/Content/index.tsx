import {reloadWhenOnline, showLoadFailure} from '@h3-docs/ui/LoadState/dom';
import type {Props} from '@theme/NotFound/Content';
import {NotFoundMarkup} from 'h3-server-markup/NotFoundPage';
import {useEffect, useState, type ComponentType, type ReactNode} from 'react';

/**
 * The not-found page in a file of its own: the theme has it in the code of every docs page. What the server has rendered
 * stays until the file has come, and for good where it doesn't. `Suspense` would not do: the server moves what is in it to
 * the end of a long document, from where only a script brings it back.
 */
export default function NotFoundContent({className}: Props): ReactNode {
  const [Page, setPage] = useState<ComponentType<Props>>();
  useEffect(() => {
    import('@site/src/components/NotFoundPage').then(
      (loaded) => setPage(() => loaded.default),
      (error: unknown) => showLoadFailure(error, reloadWhenOnline),
    );
  }, []);
  if (Page) return <Page className={className} />;
  return NotFoundMarkup ? (
    <div>
      <NotFoundMarkup className={className} />
    </div>
  ) : (
    <div suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
  );
}
