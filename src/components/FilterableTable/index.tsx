import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, useSyncExternalStore, type ReactNode} from 'react';
import {languageRows, languages} from '@h3-docs/catalogue';
import {FilterField} from '@h3-docs/ui/controls/FilterField';
import {Select} from '@h3-docs/ui/controls/Select';
import {chooseStack, chosenStack, onStackChange} from '../LanguageTabs/choice';
import {bounded} from '@h3-docs/ui/PartBoundary';

interface FilterableTableProps {
  /** What the box filters, for its label. */
  readonly label: string;
  /** The languages that have a column, separated by spaces, where the table has such columns (`column` in `site.css`). */
  readonly languages?: string;
  /** In such a table, the version before, where its cells say what names became. */
  readonly former?: string;
  /** One table, as Markdown makes it. */
  readonly children: ReactNode;
}

const rowsText = (count: number) =>
  count === 1 ? translate({message: '1 row'}) : translate({message: '{count} rows'}, {count});

/**
 * A table with a box above it that leaves the rows containing what is typed. Of columns for languages, the reader's is
 * shown, or all of them: then marks tell which languages have a function, or the reader asks for all names. Without JavaScript:
 * the whole table.
 */
function FilterableTable({label, languages: offered, former, children}: FilterableTableProps): ReactNode {
  const choice = useSyncExternalStore(onStackChange, chosenStack, () => null);
  const [all, setAll] = useState<'marks' | 'names'>();
  const own = languages.filter((language) => offered?.split(' ').includes(language));
  // What names became takes much room, so readers whose language has no column see the first one, as in tabs.
  const ownColumn = own.find((language) => language === choice) ?? (former === undefined ? undefined : own[0]);
  const column = all ? undefined : ownColumn;
  // What names became takes words; whether there is a name, a mark.
  const hasMarks = own.length > 0 && former === undefined;
  const container = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
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
    <>
      <FilterField
        label={label}
        query={query}
        onQuery={setQuery}
        most={200}
        found={shown === null ? '' : rowsText(shown)}
      >
        {own.length > 0 && (
          <Select
            label={translate({message: 'Language'})}
            labeled="beside"
            value={column ?? all ?? 'marks'}
            options={[
              ['marks', translate({message: 'All languages'})] as const,
              ...(hasMarks ? [['names', translate({message: 'All languages, with names'})] as const] : []),
              ...own.map((language) => [language, languageRows[language].label] as const),
            ]}
            onValue={(value) => {
              const isAll = value === 'marks' || value === 'names';
              setAll(isAll ? value : undefined);
              if (!isAll) chooseStack(value);
            }}
          />
        )}
      </FilterField>
      <div
        ref={container}
        className="wide-table"
        data-column={column}
        data-own={(former !== undefined && shown === null) || undefined}
        data-marks={(hasMarks && !column && all !== 'names') || undefined}
      >
        {children}
      </div>
    </>
  );
}

export default bounded(FilterableTable);
