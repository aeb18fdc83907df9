import Translate, {translate} from '@docusaurus/Translate';
import {useState, type MouseEvent, type ReactNode} from 'react';
import {forgetSearches, recentSearches} from '../recent';
import styles from './styles.module.css';

/** A link that the panel offers besides results. */
export interface Way {
  readonly url: string;
  readonly label: string;
}

interface WaysProps {
  readonly label: string;
  readonly ways: readonly Way[];
  /** The reader follows a link in this tab. */
  readonly onFollow: (url: string) => void;
}

/** A list of links under a name. */
export function Ways({label, ways, onFollow}: WaysProps): ReactNode {
  function onClick(event: MouseEvent, url: string): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || /^https?:/.test(url)) return;
    event.preventDefault();
    onFollow(url);
  }
  return (
    <div role="group" aria-label={label} className={styles.ways}>
      <span className={styles.label}>{label}</span>
      {ways.map(({url, label: name}) => (
        <a key={url} href={url} className={styles.way} onClick={(event) => onClick(event, url)}>
          {name}
        </a>
      ))}
    </div>
  );
}

/** What was searched last: a button each, and one to forget them. */
export function Recent({onQuery}: {readonly onQuery: (query: string) => void}): ReactNode {
  const [searches, setSearches] = useState(recentSearches);
  if (searches.length === 0) return null;
  return (
    <div role="group" aria-label={translate({message: 'Recent searches'})} className={styles.ways}>
      <span className={styles.label}>
        <Translate>Recent searches</Translate>
      </span>
      {searches.map((query) => (
        <button key={query} type="button" className={styles.way} onClick={() => onQuery(query)}>
          {query}
        </button>
      ))}
      <button
        type="button"
        className={styles.clear}
        onClick={() => {
          forgetSearches();
          setSearches([]);
        }}
      >
        <Translate>Clear</Translate>
      </button>
    </div>
  );
}
