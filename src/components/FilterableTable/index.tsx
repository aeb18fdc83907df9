import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, useSyncExternalStore, type ReactNode} from 'react';
import {languageRows, languages} from '@h3-docs/catalogue';
import {FilterField} from '@h3-docs/ui/controls/FilterField';
import {Select} from '@h3-docs/ui/controls/Select';
import {lazyPart} from '@h3-docs/ui/LazyPart';
import {versionIds} from '@h3-docs/base/versions';
import {chooseStack, chosenStack, onStackChange} from '../LanguageTabs/choice';
import {bounded} from '@h3-docs/ui/PartBoundary';

interface FilterableTableProps {
  /** What the box filters, for its label. */
  readonly label: string;
  /** The languages that have a column, separated by spaces, where the table has such columns (`column` in `site.css`). */
  readonly languages?: string;
  /** In such a table, the version whose functions its rows name, and the version before, where its cells say what names became. */
  readonly version?: string;
  readonly former?: string;
  /** One table, as Markdown makes it. */
  readonly children: ReactNode;
}

const rowsText = (count: number) =>
  count === 1 ? translate({message: '1 row'}) : translate({message: '{count} rows'}, {count});

const StackColumn = lazyPart(() => import('./StackColumn'));

const versionOf = (id: string | undefined) => versionIds.find((each) => each === id);

/**
 * A table with a box above it that leaves the rows containing what is typed. Of columns for languages, the reader's is
 * shown, or all of them: then marks tell which languages have a function, or the reader asks for all names. A stack that has no
 * column gets one when the reader has chosen it. Without JavaScript: the whole table.
 */
function FilterableTable({label, languages: offered, version, former, children}: FilterableTableProps): ReactNode {
  const choice = useSyncExternalStore(onStackChange, chosenStack, () => null);
  const [all, setAll] = useState<'marks' | 'names'>();
  const [further, setFurther] = useState<{readonly id: string; readonly label: string}>();
  const own = languages.filter((language) => offered?.split(' ').includes(language));
  // What names became takes much room, so readers without a choice see the first language, as in tabs.
  const ownColumn = own.find((language) => language === (choice ?? (former === undefined ? null : own[0])));
  const namedVersion = versionOf(version);
  const stack = own.length > 0 && !ownColumn ? choice : null;
  const shownStack = further?.id === stack ? further : undefined;
  const column = all ? undefined : (ownColumn ?? (shownStack && 'stack'));
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
              ...(shownStack ? [['stack', shownStack.label] as const] : []),
            ]}
            onValue={(value) => {
              const isAll = value === 'marks' || value === 'names';
              setAll(isAll ? value : undefined);
              if (!isAll && value !== 'stack') chooseStack(value);
            }}
          />
        )}
      </FilterField>
      {stack !== null && namedVersion && (
        <StackColumn
          stack={stack}
          table={container}
          version={namedVersion}
          former={versionOf(former)}
          onShown={setFurther}
        />
      )}
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
