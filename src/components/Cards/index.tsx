import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface CardsProps {
  /** What the list is, where no heading says so. */
  readonly label?: string;
  readonly cards: readonly {readonly to: string; readonly title: string; readonly text: string}[];
}

/** Where readers can continue: a link for each page, with what they find there. */
export default function Cards({label, cards}: CardsProps): ReactNode {
  return (
    <ul className={styles.cards} aria-label={label}>
      {cards.map(({to, title, text}) => (
        <li key={to}>
          <Link to={to} className={styles.card}>
            <strong>{title}</strong>
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
