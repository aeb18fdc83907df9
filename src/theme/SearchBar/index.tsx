import Translate, {translate} from '@docusaurus/Translate';
import {
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import useBaseUrl, {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ahead} from '@h3-docs/base/dataSaver';
import {asksForHighlight, type SearchSettings, loadSearch, type LoadedSearch, loadHighlightBar} from '@h3-docs/search';
import {useFieldLimit, type Limit} from '@h3-docs/ui/useFieldLimit';
import {versions} from '@h3-docs/base/versions';
import styles from './styles.module.css';

/** The state of loading, and its result. */
type State = 'unused' | 'loading' | 'failed' | 'absent' | LoadedSearch;

/** Longer than any question: a pasted page is no search. */
const limit: Limit = {most: 300, unit: 'characters'};

/** The message of the box in place of results. */
const messages = {
  loading: translate({message: 'Loading...'}),
  failed: translate({message: 'Search could not be loaded. Select the box again to retry.'}),
  absent: translate({
    message: 'The preview (npm start) has no search index. npm run site builds the site and serves it with search.',
  }),
};

/** The shortcut as this reader's keyboard has it. */
function shortcut(): string {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl+K';
}

/** What the empty box reads. */
function placeholderOf(state: State): string {
  if (state === 'loading') return messages.loading;
  return state === 'failed'
    ? translate({message: 'Search failed to load'})
    : translate({message: 'Search {shortcut}'}, {shortcut: shortcut()});
}

/** Shows the calls of the language or the engine that a result was found by. */
function openStack(stack: string): void {
  import('../../components/LanguageTabs/choice').then(
    (choice) => choice.visitStack(stack),
    (error: unknown) => console.warn(`The calls of ${stack} could not be shown.`, error),
  );
}

/** Loads the highlighter on a page whose address names words to highlight. */
function useHighlightBar(): ReactNode {
  const wanted = asksForHighlight(useLocation().search);
  const [Bar, setBar] = useState<ComponentType>();
  useEffect(() => {
    if (!wanted) return;
    loadHighlightBar().then(
      (code) => setBar(() => code.default),
      (error: unknown) => console.warn('The search words could not be highlighted.', error),
    );
  }, [wanted]);
  return wanted && Bar && <Bar />;
}

/** Whether an element is where Docusaurus moves the focus when a page has arrived. */
function isStartOfPage(element: EventTarget | null): boolean {
  return element instanceof Element && element.matches('[role=region][tabindex="-1"]');
}

/** The paths of the versions whose names the search must translate. */
const olderPaths = Object.values(versions).flatMap(({newest, path}) => (newest ? [] : [path]));

/**
 * The search box. All that a page loads of search: its index, worker, results and highlighter come with its first use.
 */
export default function SearchBar(): ReactNode {
  const {limit: mostResults} = usePluginData('search') as SearchSettings;
  const baseUrl = useBaseUrl('/');
  const {withBaseUrl} = useBaseUrlUtils();
  const {pathname} = useLocation();
  const former = olderPaths.some((path) => pathname.startsWith(baseUrl + path.slice(1)));
  const usable = useIsBrowser();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>('unused');
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  /** Whether Enter was pressed while search was loading. */
  const [entered, setEntered] = useState(false);
  const {ref, refusal} = useFieldLimit(limit, input);

  function begin(): void {
    if (state === 'loading' || typeof state === 'object') return;
    if (process.env.NODE_ENV !== 'production') {
      setState('absent');
      return;
    }
    setState('loading');
    loadSearch(baseUrl).then(setState, (error: unknown) => {
      console.warn('Search could not be loaded.', error);
      setState('failed');
    });
  }

  function hide(): void {
    setOpen(false);
    setEntered(false);
  }

  function close(): void {
    hide();
    setQuery('');
    input.current?.blur();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && state === 'failed') begin();
    if (event.key === 'Enter' && state === 'loading' && !event.nativeEvent.isComposing) setEntered(query.trim() !== '');
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (open && query !== '') setQuery('');
    else close();
  }

  function onBlur({relatedTarget}: FocusEvent): void {
    if (box.current?.contains(relatedTarget)) return;
    // A page that arrives moves the focus to its start. A reader who is typing already keeps it.
    if (open && isStartOfPage(relatedTarget)) input.current?.focus();
    else hide();
  }

  useEffect(() => {
    function onShortcut(event: globalThis.KeyboardEvent): void {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      input.current?.focus();
    }
    document.addEventListener('keydown', onShortcut);
    return () => document.removeEventListener('keydown', onShortcut);
  }, []);

  // A shortcut that was pressed before this code was there (`packages/search/node/earlyShortcut.ts`).
  useEffect(() => {
    if (!usable) return;
    const {dataset} = document.documentElement;
    if (dataset.search === 'wanted') input.current?.focus();
    dataset.search = 'ready';
  }, [usable]);

  const placeholder = placeholderOf(usable ? state : 'loading');
  // The empty box says by its placeholder that it is loading.
  const silent = state === 'unused' || typeof state === 'object' || (state === 'loading' && query === '');
  const message = refusal ?? (silent ? undefined : messages[state]);
  const search = typeof state === 'object' && !refusal ? state : undefined;
  // The browser draws each key before its answer.
  const panel = useDeferredValue(
    search && input.current && (
      <search.Panel
        input={input.current}
        searcher={search.searcher}
        listId={listId}
        query={query}
        entered={entered}
        limit={mostResults}
        former={former}
        onClose={close}
        onStack={openStack}
        withBase={withBaseUrl}
      />
    ),
  );
  return (
    <div role="search" className={clsx('js-only', styles.search)} data-open={open} ref={box} onBlur={onBlur}>
      <div className={styles.field}>
        <input
          ref={ref}
          type="search"
          className={styles.input}
          disabled={!usable}
          placeholder={placeholder}
          value={query}
          aria-label={translate({message: 'Search'})}
          aria-autocomplete="list"
          aria-controls={listId}
          aria-expanded="false"
          role="combobox"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => {
            setQuery(event.target.value);
            setEntered(false);
            setOpen(true);
            if (state === 'unused') begin();
          }}
          onFocus={() => {
            setOpen(true);
            ahead(begin);
          }}
          onPointerEnter={() => state === 'unused' && ahead(begin)}
          // Opening here would move the box from under the finger before the tap gives it the focus.
          onPointerDown={() => ahead(begin)}
          onClick={() => {
            // A box that has kept the focus opens again.
            setOpen(true);
            begin();
          }}
          onKeyDown={onKeyDown}
        />
        {open && (
          <button type="button" className={styles.cancel} onClick={close}>
            <Translate>Cancel</Translate>
          </button>
        )}
      </div>
      {open && message && (
        <p role={message === messages.loading ? 'status' : 'alert'} className={styles.message}>
          {message}
        </p>
      )}
      {open && panel}
      {useHighlightBar()}
    </div>
  );
}
