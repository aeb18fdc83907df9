import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useLayoutEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {newestVersion} from '@h3-docs/base/versions';
import {bounded} from '@h3-docs/ui/PartBoundary';
import {arriveAt} from '../arrive';
import {withHighlight} from '../address';
import {bestMatches, type ResultGroup, type SearchResult} from '../files';
import {segmentsOf} from '../matches';
import type {Searcher} from '../rank';
import {Ways} from './Ways';
import styles from './styles.module.css';

export {openSearcher} from '../open';

export interface SearchPanelProps {
  /** The box that the reader types in; the panel makes it a combobox and takes its keys. */
  readonly input: HTMLInputElement;
  readonly searcher: Searcher;
  /** What the box calls the list of results. */
  readonly listId: string;
  readonly query: string;
  /** Whether the reader has pressed Enter for this query before the panel was there. */
  readonly entered: boolean;
  readonly limit: number;
  /** Whether the page is of an older version than the results. */
  readonly former?: boolean;
  /** The reader has chosen, or wants to go on without. */
  readonly onClose: () => void;
  /** The language or the engine whose calls are to be shown from now on. */
  readonly onStack: (stack: string) => void;
  /** An address of the site with its base URL. */
  readonly withBase: (path: string) => string;
}

/** How many similar names are offered where nothing was found. */
const nearestNames = 4;
/** Where readers who know no name begin. */
const entrances = [
  {url: '/docs/community/bindings#which-binding-has-what', label: translate({message: 'All functions'})},
  {url: '/#explorer', label: translate({message: 'Explorer'})},
  {url: '/docs/library/index/cell#decode-an-index', label: translate({message: 'Index decoder'})},
  {url: '/docs/core-library/restable#which-resolution-do-i-need', label: translate({message: 'Resolution chooser'})},
  {url: '/docs/library/migrating-3.x#convert-your-code', label: translate({message: '3.x converter'})},
  {url: '/docs/#faq', label: translate({message: 'FAQ'})},
] as const;

/** Where people answer. */
const peoplePlaces = [
  {url: '/docs/#where-do-i-ask', label: translate({message: 'Where to ask'})},
  {url: 'https://stackoverflow.com/questions/tagged/h3', label: translate({message: 'Stack Overflow'})},
  {url: 'https://github.com/uber/h3/issues', label: translate({message: 'Issues of H3'})},
] as const;

const groupLabels: Readonly<Record<ResultGroup | 'best', string>> = {
  best: translate({message: 'Best matches'}),
  guide: translate({message: 'Guide'}),
  reference: translate({message: 'Reference'}),
  troubleshooting: translate({message: 'Troubleshooting'}),
};

function Marked({text, marks}: {readonly text: string; readonly marks: readonly string[]}): ReactNode {
  // Every segment has an element: a translator replaces bare text, which React then can't change.
  return segmentsOf(text, marks).map(({text: part, isMatch}, place) =>
    isMatch ? <mark key={place}>{part}</mark> : <span key={place}>{part}</span>,
  );
}

/** The results with their places, by the group in whose list they are shown. */
function groupsOf(results: readonly SearchResult[]) {
  const groups = new Map<ResultGroup | 'best', (readonly [result: SearchResult, place: number])[]>();
  results.forEach((result, place) => {
    // Few results need no groups.
    const group = place < bestMatches || results.length <= bestMatches ? 'best' : result.kind;
    groups.set(group, [...(groups.get(group) ?? []), [result, place]]);
  });
  return [...groups];
}

function Line({result}: {readonly result: SearchResult}): ReactNode {
  const {heading, via, page, group, text, stackLabel, highlights} = result;
  const place = [group, page].filter((part) => part !== '' && part !== heading).join(' › ');
  return (
    <>
      <span className={styles.heading}>
        <span>
          <Marked text={heading} marks={highlights} />
        </span>
        {via && (
          <span className={styles.via}>
            {via.former
              ? translate({message: '{name} in 3.x'}, {name: via.name})
              : translate({message: 'also {name}'}, {name: via.name})}
          </span>
        )}
        {stackLabel && <span className={styles.stack}>{stackLabel}</span>}
      </span>
      {place && <span className={styles.page}>{place}</span>}
      {text && (
        <span className={styles.text}>
          <Marked text={text} marks={highlights} />
        </span>
      )}
    </>
  );
}

/** The address of a result, with the words to highlight there. */
const addressOf = ({url, highlights}: SearchResult) => withHighlight(url, highlights);

function countText(query: string, count: number, weak: boolean): string {
  if (query.trim() === '') return '';
  if (weak) return translate({message: 'Nothing fits “{query}” well'}, {query});
  if (count === 0) return translate({message: 'No results for “{query}”'}, {query});
  if (count === 1) return translate({message: '1 result for “{query}”'}, {query});
  return translate({message: '{count} results for “{query}”'}, {count, query});
}

/** The list of results below the search box. */
function SearchPanel({
  input,
  searcher,
  listId: id,
  query,
  entered,
  limit,
  former,
  onClose,
  onStack,
  withBase,
}: SearchPanelProps): ReactNode {
  const history = useHistory();
  const results = useMemo(() => searcher.search(query, limit), [searcher, query, limit]);
  const weak = results[0]?.weak === true;
  const [choice, setChoice] = useState({query: '', active: 0, byKey: false});
  const active = choice.query === query ? Math.min(choice.active, results.length - 1) : 0;
  const list = useRef<HTMLDivElement>(null);

  // Made once an answer, however often the reader moves along it.
  const lines = useMemo(() => results.map((result, place) => <Line key={place} result={result} />), [results]);

  function go(url: string): void {
    history.push(url);
    onClose();
    arriveAt(decodeURIComponent(url.split('#')[1] ?? ''));
  }

  function follow(result: SearchResult): void {
    if (result.stack !== undefined) onStack(result.stack);
    go(addressOf(result));
  }

  function onOptionClick(event: MouseEvent, result: SearchResult): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    follow(result);
  }

  const expanded = results.length > 0;
  const empty = query.trim() === '';
  const isUnsure = !empty && (!expanded || weak);
  const nearest = useMemo(() => (isUnsure ? searcher.nearest(query, nearestNames) : []), [searcher, query, isUnsure]);
  useEffect(() => {
    input.setAttribute('aria-expanded', String(expanded));
    if (expanded) input.setAttribute('aria-activedescendant', `${id}-${active}`);
    return () => {
      input.setAttribute('aria-expanded', 'false');
      input.removeAttribute('aria-activedescendant');
    };
  }, [input, expanded, active, id]);

  useEffect(() => {
    if (choice.byKey)
      list.current?.querySelectorAll('[role=option]')[choice.active]?.scrollIntoView({block: 'nearest'});
  }, [choice]);

  useEffect(() => {
    const chosen = results[active];
    if (entered && chosen) follow(chosen);
  });

  // Before the results are drawn: a reader who sees them can press Enter at once.
  useLayoutEffect(() => {
    const places: Readonly<Record<string, number>> = {
      ArrowDown: (active + 1) % results.length,
      ArrowUp: (active + results.length - 1) % results.length,
      Home: 0,
      End: results.length - 1,
    };
    function onKey(event: KeyboardEvent): void {
      const place = event.shiftKey || event.altKey || event.ctrlKey || event.metaKey ? undefined : places[event.key];
      if (place !== undefined && expanded) setChoice({query: input.value, active: place, byKey: true});
      else if (event.key === 'Enter' && !event.isComposing) {
        // It may come before the answer to the last key.
        const chosen = input.value === query ? results[active] : searcher.search(input.value, limit)[0];
        if (!chosen) return;
        if (event.ctrlKey || event.metaKey) window.open(addressOf(chosen), '_blank', 'noopener');
        else follow(chosen);
      } else return;
      event.preventDefault();
    }
    input.addEventListener('keydown', onKey);
    return () => input.removeEventListener('keydown', onKey);
  });

  return (
    // It scrolls, so browsers would make it a tab stop without a name. Arrow keys in the box move along the results.
    <div className={styles.panel} data-answers={query} tabIndex={-1}>
      <div role="status" className={(expanded && !weak) || query === '' ? styles.unseen : styles.nothing}>
        <span>{countText(query, results.length, weak)}</span>
      </div>
      {empty && (
        <p className={styles.hint}>
          <Translate>
            Search for a function in any language, a 3.x name, an error code, or words, or paste an index.
          </Translate>
        </p>
      )}
      {nearest.length > 0 && <Ways label={translate({message: 'Similar names'})} ways={nearest} onFollow={go} />}
      {!expanded && (
        <Ways label={translate({message: 'Start here'})} ways={entrances} onFollow={go} withBase={withBase} />
      )}
      {expanded && (
        <div
          role="listbox"
          id={id}
          aria-label={translate({message: 'Search results'})}
          ref={list}
          className={styles.list}
        >
          {groupsOf(results).map(([group, members]) => (
            <div key={group} role="group" aria-label={groupLabels[group]}>
              {results.length > bestMatches && (
                <span aria-hidden className={styles.group}>
                  {groupLabels[group]}
                </span>
              )}
              {members.map(([result, place]) => (
                // The lines stay and their words change: a new list of elements at every key would take longer.
                <a
                  key={place}
                  id={`${id}-${place}`}
                  role="option"
                  aria-selected={place === active}
                  tabIndex={-1}
                  href={addressOf(result)}
                  className={styles.option}
                  onMouseDown={(event) => event.preventDefault()}
                  onMouseMove={() => place !== active && setChoice({query, active: place, byKey: false})}
                  onClick={(event) => onOptionClick(event, result)}
                >
                  {lines[place]}
                </a>
              ))}
            </div>
          ))}
        </div>
      )}
      {isUnsure && (
        <Ways label={translate({message: 'Ask people'})} ways={peoplePlaces} onFollow={go} withBase={withBase} />
      )}
      {former && (
        <p className={styles.hint}>
          {translate({message: 'These results are from the {version} documentation.'}, {version: newestVersion})}
        </p>
      )}
    </div>
  );
}

export default bounded(SearchPanel);
