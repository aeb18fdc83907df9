import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import lists from '@generated/function-list/default/functions.json';
import {type Language, languageInText, languageRows, languagesOf, type ListedFunction} from '@h3-docs/catalogue';
import {useFieldLimit} from '@h3-docs/ui/useFieldLimit';
import {versions, type DocsVersion} from '@h3-docs/base/versions';
import {useId, useState, useSyncExternalStore, type ReactNode} from 'react';
import {LoadFailure} from '@h3-docs/ui/LoadState';
import {chooseStack, chosenStack, FIRST_CHOICE, onStackChange} from '../LanguageTabs/choice';
import {byGroup, fits, fromAToZ, missingIn, nameIn, withoutRepeats} from './arrange';
import styles from './styles.module.css';
import {useStack} from './useStack';
import {plural} from '@h3-docs/base/number';

/** Prints the list alone: `styles.module.css` hides all else while the root element carries the mark. */
function printList(): void {
  const {dataset} = document.documentElement;
  dataset.print = 'functions';
  window.addEventListener('afterprint', () => delete dataset.print, {once: true});
  window.print();
}

/** The list of all functions in the reader's language, with a filter and a choice of order. */
export default function Interactive({version}: {readonly version: DocsVersion}): ReactNode {
  const id = useId();
  const offered: readonly Language[] = languagesOf(version);
  const chosen = useSyncExternalStore(onStackChange, chosenStack, () => null);
  const chosenLanguage = offered.find((each) => each === chosen);
  const further = chosenLanguage ? null : chosen;
  const {stack, error, retry} = useStack(further, version);
  const language = chosenLanguage ?? (stack ? further : null) ?? FIRST_CHOICE;
  const label = stack?.label ?? languageRows[chosenLanguage ?? FIRST_CHOICE].label;
  const inText = stack?.label ?? languageInText(chosenLanguage ?? FIRST_CHOICE);
  const [query, setQuery] = useState('');
  const [alphabetic, setAlphabetic] = useState(false);
  const {ref, refusal} = useFieldLimit<HTMLInputElement>({most: 100, unit: 'characters'});

  const found = withoutRepeats(
    (stack?.withNames(lists[version]) ?? lists[version]).filter((entry) => fits(entry, query)),
    language,
  );
  const shown = found.filter(({role}) => role !== 'memory');
  const memory = found.filter(({role}) => role === 'memory');
  const parts = alphabetic
    ? [[translate({message: 'From A to Z'}), fromAToZ(shown, language)] as const]
    : byGroup(shown);

  const list = (functions: readonly ListedFunction[]) => (
    <ul>
      {functions.map((entry) => {
        const own = entry.languages[language];
        return (
          <li key={entry.name} data-role={entry.role} data-missing={own ? undefined : ''}>
            <Link to={entry.to}>{nameIn(entry, language)}</Link>
            {own ? (
              <code className={styles.signature}>{own.signature}</code>
            ) : (
              <span className={styles.missing}>
                {' '}
                (<span>{missingIn(inText)}</span>)
              </span>
            )}
            <span className={styles.summary}>{entry.summary}</span>
          </li>
        );
      })}
    </ul>
  );

  return (
    <>
      <p className={styles.paperTitle}>
        {translate({message: 'H3 {release} in {language}'}, {release: versions[version].release, language: label})}
      </p>
      <div className={styles.controls}>
        <span className={styles.pair}>
          <label htmlFor={`${id}-filter`}>
            <Translate>Filter</Translate>
          </label>
          <input
            id={`${id}-filter`}
            ref={ref}
            type="search"
            value={query}
            autoComplete="off"
            onChange={({target}) => setQuery(target.value)}
          />
        </span>
        <span className={styles.pair}>
          <label htmlFor={`${id}-language`}>
            <Translate>Language</Translate>
          </label>
          <select id={`${id}-language`} value={language} onChange={({target}) => chooseStack(target.value)}>
            {offered.map((each) => (
              <option key={each} value={each}>
                {languageRows[each].label}
              </option>
            ))}
            {stack && further !== null && <option value={further}>{stack.label}</option>}
          </select>
        </span>
        <span className={styles.pair}>
          <label htmlFor={`${id}-order`}>
            <Translate>Order</Translate>
          </label>
          <select
            id={`${id}-order`}
            value={alphabetic ? 'name' : 'group'}
            onChange={({target}) => setAlphabetic(target.value === 'name')}
          >
            <option value="group">
              <Translate>By group</Translate>
            </option>
            <option value="name">
              <Translate>From A to Z</Translate>
            </option>
          </select>
        </span>
        <button type="button" onClick={printList}>
          <Translate>Print as a cheat sheet</Translate>
        </button>
        <span role="status">
          {refusal ??
            (query.trim() === ''
              ? ''
              : plural(found.length, translate({message: '1 function|{count} functions'}, {count: found.length})))}
        </span>
      </div>
      {error !== undefined && <LoadFailure error={error} onRetry={retry} />}
      {parts.map(([title, functions]) => (
        <section key={title}>
          <p>{title}</p>
          {list(functions)}
        </section>
      ))}
      {memory.length > 0 && (
        <details open={query.trim() !== ''}>
          <summary>
            {translate(
              {message: '{count} functions that only size arrays or free memory in C'},
              {count: memory.length},
            )}
          </summary>
          {list(memory)}
        </details>
      )}
    </>
  );
}
