import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode} from 'react';
import {languageRows, languages} from '@site/src/api/languages';
import {useFieldLimit} from '../../ui/useFieldLimit';
import {chooseStack, chosenLanguage, onStackChange} from '../LanguageTabs/choice';
import styles from './styles.module.css';

interface FilterableTableProps {
  /** What the box filters, for its label. */
  readonly label: string;
  /** The languages that have a column, separated by spaces, where the table has such columns (`column` in `site.css`). */
  readonly languages?: string;
  /** One table, as Markdown makes it. */
  readonly children: ReactNode;
}

const rowsText = (count: number) =>
  count === 1 ? translate({message: '1 row'}) : translate({message: '{count} rows'}, {count});

/**
 * A table with a box above it that leaves the rows containing what is typed. Of columns for languages, the reader's is
 * shown, or all of them. Without JavaScript: the whole table.
 */
export default function FilterableTable({label, languages: offered, children}: FilterableTableProps): ReactNode {
  const choice = useSyncExternalStore(onStackChange, chosenLanguage, () => null);
  const [all, setAll] = useState(false);
  const own = languages.filter((language) => offered?.split(' ').includes(language));
  const column = all ? undefined : own.find((language) => language === choice);
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
        <span className={styles.pair}>
          <label htmlFor={id}>{label}</label>
          <input
            id={id}
            ref={ref}
            className={styles.field}
            type="search"
            value={query}
            autoComplete="off"
            onChange={({target}) => setQuery(target.value)}
          />
        </span>
        {own.length > 0 && (
          <span className={styles.pair}>
            <label htmlFor={`${id}-language`}>
              <Translate>Language</Translate>
            </label>
            <select
              id={`${id}-language`}
              className={styles.field}
              value={column ?? ''}
              onChange={({target}) => {
                const next = own.find((language) => language === target.value);
                setAll(next === undefined);
                if (next) chooseStack(next);
              }}
            >
              <option value="">{translate({message: 'All languages'})}</option>
              {own.map((language) => (
                <option key={language} value={language}>
                  {languageRows[language].label}
                </option>
              ))}
            </select>
          </span>
        )}
        <span role="status">{refusal ?? (shown === null ? '' : rowsText(shown))}</span>
      </div>
      <div ref={container} className="wide-table" data-column={column}>
        {children}
      </div>
    </div>
  );
}
