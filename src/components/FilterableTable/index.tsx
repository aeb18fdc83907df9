import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {useFieldLimit} from '../../ui/useFieldLimit';
import styles from './styles.module.css';

interface FilterableTableProps {
  /** What the box filters, for its label. */
  readonly label: string;
  /** One table, as Markdown makes it. */
  readonly children: ReactNode;
}

/** A table with a box above it that leaves the rows containing what is typed. Without JavaScript: the whole table. */
export default function FilterableTable({label, children}: FilterableTableProps): ReactNode {
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const {ref, refusal} = useFieldLimit<HTMLInputElement>({most: 200, unit: 'characters'});
  const [shown, setShown] = useState<number | null>(null);

  useEffect(() => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const rows = [...(container.current?.querySelectorAll<HTMLTableRowElement>('tbody tr') ?? [])];
    for (const row of rows) {
      const text = row.textContent.toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
    }
    setShown(words.length > 0 ? rows.filter((row) => !row.hidden).length : null);
  }, [query]);

  return (
    <div>
      <div className={`js-only ${styles.filter}`}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          ref={ref}
          type="search"
          value={query}
          autoComplete="off"
          onChange={({target}) => setQuery(target.value)}
        />
        <span role="status">{refusal ?? (shown === null ? '' : shown === 1 ? '1 row' : `${shown} rows`)}</span>
      </div>
      <div ref={container} className="wide-table">
        {children}
      </div>
    </div>
  );
}
