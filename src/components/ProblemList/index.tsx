import {Children, createContext, isValidElement, use, useEffect, useRef, useState, useSyncExternalStore} from 'react';
import type {ReactElement, ReactNode} from 'react';
import clsx from 'clsx';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSought} from '@h3-docs/ui/findInPage';
import StaticMarkup from '@site/src/components/StaticMarkup';
import {chosenStack, onStackChange} from '../LanguageTabs/choice';
import Filter from './Filter';
import {entriesIn, loadEntries} from './entries';

interface StackProps {
  readonly stack: string;
  readonly label: string;
  /** The address of the file that has its entries. */
  readonly source: string;
  /** The address of a file that has all entries of the list as plain text. */
  readonly text: string;
}

interface ListState {
  /** On the server, the ids of the entries whose text a stack has. */
  readonly idsOf: (stack: string) => readonly string[];
  /** The stack whose entry the address names. */
  readonly named?: string;
}

const List = createContext<ListState>({idsOf: () => []});

/**
 * The entries of a stack, which are fetched when the reader opens it or the browser's search, or when the address names one.
 * Without JavaScript, a link leads to all entries as text. On paper, the address of that file is printed.
 */
export function ProblemStack({stack, label, source, text}: StackProps): ReactNode {
  const {idsOf, named} = use(List);
  const box = useRef<HTMLDetailsElement>(null);
  const [asked, setAsked] = useState(false);
  const {siteConfig} = useDocusaurusContext();
  const id = `problems-${stack}`;
  const ids = idsOf(stack);
  const {hash} = useLocation();
  const isNamed = named === stack || hash === `#${id}`;
  useEffect(() => {
    if (isNamed && box.current) box.current.open = true;
  }, [isNamed, hash]);
  const sought = useSought();
  return (
    <details
      ref={box}
      id={id}
      // The browser has no ids: it fetches the list when the address names one.
      data-anchors={ids.length > 0 ? ids.join(' ') : undefined}
      suppressHydrationWarning
      className={clsx('problem-group', stack)}
      onToggle={() => setAsked(true)}
    >
      <summary>{label}</summary>
      {asked || sought ? (
        <StaticMarkup source={source} />
      ) : (
        <p className="no-js-only">
          <a href={text} data-on-paper={siteConfig.url + text}>
            <Translate>Show them as text</Translate>
          </a>
        </p>
      )}
    </details>
  );
}

interface ProblemListProps {
  /** On the server the entries; in the browser the address of the file that has them. */
  readonly source: string;
  /** The page to ask for an entry that this list doesn't have. */
  readonly to: string;
  /** Whether that page is the last that can have it. */
  readonly last?: string;
  readonly children: ReactNode;
}

const isStack = (child: ReactNode): child is ReactElement<StackProps> =>
  isValidElement<Partial<StackProps>>(child) && child.props.stack !== undefined;

/**
 * Problems or questions by stack, that of the reader first, with a field that filters them. An address with the id of an entry
 * opens its stack. An id that the list doesn't have leads to the other list, or at last to the section of all problems.
 */
export default function ProblemList({source, to, last, children}: ProblemListProps): ReactNode {
  const {hash, state} = useLocation<string | undefined>();
  const history = useHistory();
  const pathname = useBaseUrl(to);
  const [named, setNamed] = useState<string>();
  useEffect(() => {
    const id = hash.slice(1);
    if (!id.startsWith('problem-')) return;
    loadEntries(source).then(
      (entries) => {
        const entry = entries.find(({anchor}) => anchor === id);
        if (entry) setNamed(entry.of[0]);
        else history.replace(state === 'last' ? {pathname, hash: '#troubleshooting'} : {pathname, hash, state: last});
      },
      // The field above the list tells of a file that is missing, as soon as the reader filters.
      () => undefined,
    );
  }, [hash, state, history, pathname, last, source]);
  const own = useSyncExternalStore(onStackChange, chosenStack, () => null);
  const [onServer] = useState(() => entriesIn(source));
  const parts = Children.toArray(children);
  const stacks = parts.filter(isStack);
  const isOther = ({props}: ReactElement<StackProps>) => Number(props.stack !== own);
  return (
    <List
      value={{
        named,
        idsOf: (stack) => onServer.filter(({of: [first]}) => first === stack).map(({anchor}) => anchor),
      }}
    >
      <Filter source={source} />
      {parts.filter((part) => !isStack(part))}
      <div className="side-by-side">{stacks.toSorted((a, b) => isOther(a) - isOther(b))}</div>
    </List>
  );
}
