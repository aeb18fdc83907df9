import type {MouseEvent, ReactNode} from 'react';
import styles from './styles.module.css';

/** A link that the panel offers besides results. */
export interface Way {
  readonly url: string;
  readonly label: string;
}

interface WaysProps {
  readonly label: string;
  readonly ways: readonly Way[];
  /** Makes an address of the site one with its base URL; undefined where it has one. */
  readonly withBase?: (path: string) => string;
  /** The reader follows a link in this tab. */
  readonly onFollow: (url: string) => void;
}

/** A list of links under a name. */
export function Ways({label, ways, withBase, onFollow}: WaysProps): ReactNode {
  const addressOf = (url: string) => (url.startsWith('/') ? (withBase?.(url) ?? url) : url);
  function onClick(event: MouseEvent, url: string): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || /^https?:/.test(url)) return;
    event.preventDefault();
    onFollow(url);
  }
  return (
    <div role="group" aria-label={label} className={styles.ways}>
      <span className={styles.label}>{label}</span>
      {ways.map(({url, label: name}) => (
        <a key={url} href={addressOf(url)} className={styles.way} onClick={(event) => onClick(event, addressOf(url))}>
          {name}
        </a>
      ))}
    </div>
  );
}
