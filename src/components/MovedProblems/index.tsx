import {useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Leads from a page that had problems in an earlier edition to the page that has them. */
export default function MovedProblems({to}: {readonly to: string}): null {
  const {hash} = useLocation();
  const history = useHistory();
  const pathname = useBaseUrl(to);
  useEffect(() => {
    if (hash.startsWith('#problem-')) history.replace({pathname, hash});
  }, [hash, history, pathname]);
  return null;
}
