import Translate from '@docusaurus/Translate';
import {useCallback, useEffect, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useHistory, useLocation} from '@docusaurus/router';
import {highlightIn, withoutHighlight} from '../address';
import {highlight} from '../highlight';
import styles from './styles.module.css';

/** The key that clears, as keyboards name it. */
const keyName = 'Esc';

/** Highlights the words that the page's address names, and offers to clear them: by its button or with Escape. */
export default function HighlightBar(): ReactNode {
  const history = useHistory();
  const {pathname, search, hash} = useLocation();

  useEffect(() => {
    const words = highlightIn(search);
    return words.length > 0 ? highlight(words) : undefined;
  }, [pathname, search]);

  const clear = useCallback(
    () => history.replace({pathname, hash, search: withoutHighlight(search)}),
    [history, pathname, hash, search],
  );

  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const typing =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
      if (event.key === 'Escape' && !event.defaultPrevented && !typing) clear();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [clear]);

  return createPortal(
    <button type="button" className={styles.clear} onClick={clear}>
      <Translate>Clear highlight</Translate> <kbd>{keyName}</kbd>
    </button>,
    document.body,
  );
}
