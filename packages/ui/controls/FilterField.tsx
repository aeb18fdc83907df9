import {useId, type ReactNode} from 'react';
import {useFieldLimit} from '../useFieldLimit';
import styles from './styles.module.css';

interface FilterFieldProps {
  readonly label: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** How many characters it takes. */
  readonly most: number;
  /** What the filter has found, in words; empty before a query. */
  readonly found: string;
  /** Further fields beside it. */
  readonly children?: ReactNode;
}

/** A field above a list or a table that leaves what contains its words. Without JavaScript there is none. */
export function FilterField({label, query, onQuery, most, found, children}: FilterFieldProps): ReactNode {
  const id = useId();
  const {ref, refusal} = useFieldLimit<HTMLInputElement>({most, unit: 'characters'});
  return (
    <div className={`js-only ${styles.row}`}>
      <span className={styles.pair}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          ref={ref}
          className={styles.field}
          type="search"
          value={query}
          autoComplete="off"
          onChange={({target}) => onQuery(target.value)}
        />
      </span>
      {children}
      <span role="status">{refusal ?? found}</span>
    </div>
  );
}
