import {translate} from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useState, useSyncExternalStore, type ReactNode} from 'react';
import {isListedFor, type ListedProblem} from '@h3-docs/catalogue';
import {plural} from '@h3-docs/base/number';
import {readLink, writeLink} from '@h3-docs/base/routing/link';
import {bounded} from '@h3-docs/ui/PartBoundary';
import {Inline} from '@h3-docs/ui/Inline';
import {LoadFailure} from '@h3-docs/ui/LoadState';
import {useFetched} from '@h3-docs/ui/useFetched';
import {FilterField} from '@h3-docs/ui/controls/FilterField';
import {chosenStack, onStackChange} from '../LanguageTabs/choice';
import {loadEntries} from './entries';

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
  const words = query.trim();
  const isAsked = words !== '';
  const {content: entries, error, retry} = useFetched(source, loadEntries, undefined, isAsked);
  const own = useSyncExternalStore(onStackChange, chosenStack, () => null);
  const isOfOthers = ({of}: ListedProblem) => Number(own === null || !of.includes(own));
  const found = (isAsked ? (entries ?? []) : [])
    .filter((entry) => isListedFor(entry, words))
    .sort((a, b) => isOfOthers(a) - isOfOthers(b));

  function keep(next: string) {
    setQuery(next);
    history.replace({search: writeLink(search, {problems: next.trim() || undefined}), hash});
  }

  const wrong = translate({message: 'Wrong result, no error'});
  return (
    <>
      <FilterField
        label={translate({message: 'Filter by a message, function, or stack'})}
        query={query}
        onQuery={keep}
        most={100}
        found={
          isAsked && entries
            ? plural(found.length, translate({message: '1 entry|{count} entries'}, {count: found.length}))
            : ''
        }
      />
      {error !== undefined && <LoadFailure error={error} onRetry={retry} />}
      {found.length > 0 && (
        <ul>
          {found.map(({anchor, title, silent, stacks}) => (
            <li key={anchor}>
              {silent && (
                <span className="problem-silent" role="img" aria-label={wrong} title={wrong}>
                  ⚠{' '}
                </span>
              )}
              <a href={`#${anchor}`}>
                <Inline text={title} />
              </a>{' '}
              <small>
                · <span>{stacks}</span>
              </small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export default bounded(Filter);
