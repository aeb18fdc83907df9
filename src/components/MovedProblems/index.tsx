import {useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

interface MovedProblemsProps {
  /** The page to ask for a problem that this page doesn't have. */
  readonly to: string;
  /** Whether that page is the last that can have it. */
  readonly last?: string;
}

/**
 * Leads from a page that had a problem in an earlier edition to the one that has it. A problem that no page has anymore leads
 * to the section of all problems.
 */
export default function MovedProblems({to, last}: MovedProblemsProps): null {
  const {hash, state} = useLocation<string | undefined>();
  const history = useHistory();
  const pathname = useBaseUrl(to);
  useEffect(() => {
    const id = hash.slice(1);
    if (!id.startsWith('problem-') || document.querySelector(`[data-anchors~="${CSS.escape(id)}"]`)) return;
    history.replace(state === 'last' ? {pathname, hash: '#troubleshooting'} : {pathname, hash, state: last});
  }, [hash, state, history, pathname, last]);
  return null;
}
