import Translate, {translate} from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useId, useState, useSyncExternalStore, type ReactNode} from 'react';
import {isListedFor, type ListedProblem} from '@h3-docs/catalogue';
import {plural} from '@h3-docs/base/number';
import {readLink, writeLink} from '@h3-docs/base/routing/link';
import {bounded} from '@h3-docs/ui/PartBoundary';
import {LoadFailure} from '@h3-docs/ui/LoadState';
import {useFieldLimit} from '@h3-docs/ui/useFieldLimit';
import {chosenStack, onStackChange} from '../LanguageTabs/choice';
import {loadEntries} from './entries';
import styles from './filter.module.css';

/** A title with its code. */
const withCode = (title: string) =>
  title.split('`').map((part, at) => (at % 2 === 0 ? part : <code key={part + String(at)}>{part}</code>));

interface FilterProps {
  /** The address of the file with the entries of the list. */
  readonly source: string;
}

/**
 * A field above a list of problems that finds entries by words of their titles, messages, functions, and stacks. The address
 * may bring the words, and entries of the reader's stack come first. The file of entries is fetched at the first word.
 */
function Filter({source}: FilterProps): ReactNode {
  const {search, hash} = useLocation();
  const history = useHistory();
  const brought = readLink(search, ['problems']).get('problems') ?? '';
  // The server knows no query.
  const [query, setQuery] = useState('');
  useEffect(() => setQuery(brought), [brought]);
  const [entries, setEntries] = useState<readonly ListedProblem[]>();
  const [error, setError] = useState<unknown>();
  const words = query.trim();
  const isAsked = words !== '';
  useEffect(() => {
    if (isAsked && !entries && error === undefined) loadEntries(source).then(setEntries, setError);
  }, [isAsked, entries, error, source]);
  const id = useId();
  const {ref, refusal} = useFieldLimit<HTMLInputElement>({most: 100, unit: 'characters'});
  const own = useSyncExternalStore(onStackChange, chosenStack, () => null);
  const isOfOthers = ({of}: ListedProblem) => Number(own === null || !of.includes(own));
  const found = (isAsked ? (entries ?? []) : [])
    .filter((entry) => isListedFor(entry, words))
    .sort((a, b) => isOfOthers(a) - isOfOthers(b));

  function keep(next: string) {
    setQuery(next);
    history.replace({search: writeLink(search, {problems: next.trim() || undefined}), hash});
  }

  return (
    <div className="js-only">
      <p className={styles.filter}>
        <label htmlFor={id}>
          <Translate>Filter by a message, function, or stack</Translate>
        </label>
        <input
          id={id}
          ref={ref}
          className={styles.field}
          type="search"
          value={query}
          autoComplete="off"
          onChange={({target}) => keep(target.value)}
        />
        <span role="status">
          {refusal ??
            (isAsked && entries
              ? plural(found.length, translate({message: '1 entry|{count} entries'}, {count: found.length}))
              : '')}
        </span>
      </p>
      {error !== undefined && <LoadFailure error={error} onRetry={() => setError(undefined)} />}
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.map(({anchor, title, stacks}) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{withCode(title)}</a>{' '}
              <small>
                · <span>{stacks}</span>
              </small>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export default bounded(Filter);
