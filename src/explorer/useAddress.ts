import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useEffect, useReducer, useRef, useState} from 'react';
import {firstState, isFirst} from './model/first';
import {forgetView, Keeper, keptView} from './model/keep';
import {readPublishedHash} from './model/published';
import {initialSession, reduce, type Action} from './model/session';
import {initialState, type ExplorerState} from './model/state';
import {encodeState, readAddress, type AddressReading} from './model/url';
import {isPublishedHash} from './publishedHash';

/** How long typing and moving must rest before the address follows, in milliseconds. */
const REST = 400;

const none: readonly string[] = [];

/** The state of the explorer, and how it changes. */
export interface Address {
  readonly state: ExplorerState;
  /** Counts the states that came from outside: from the address on arrival, by back and forward, from a file. */
  readonly arrivals: number;
  /** In words, what the link held that could not be read. */
  readonly unread: readonly string[];
  /** Where the state is, for a reload: in the address, in this browser's database, or nowhere. */
  readonly home: 'address' | 'database' | 'nowhere';
  /** Removes the state from the database, which then gets no more of this page's states. */
  readonly forget: () => void;
  /** The address of the state as it is now, which the browser's own may follow later; undefined when it does not fit. */
  readonly link: () => Promise<string | undefined>;
  /** Does what the reader asked for. Steps can also be taken back with the browser's back button. */
  readonly act: (action: Action) => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** The explorer's state, kept in step with the page's address. */
export function useAddress(): Address {
  const history = useHistory();
  const here = useLocation();
  const [session, dispatch] = useReducer(reduce, initialSession);
  const {state, arrivals, past, future} = session;
  const [unread, setUnread] = useState(none);
  const [home, setHome] = useState<Address['home']>('address');
  /** Keeps what no address can hold; undefined once the reader wants nothing kept. */
  const keeper = useRef<Keeper | undefined>(undefined);
  /** The query (or hash of the published explorer) that this hook wrote or read last: any other comes from outside. */
  const known = useRef<string | undefined>(undefined);
  const step = useRef(false);
  const delay = useRef(REST);
  /** Whether the browser's address holds more than the state does. */
  const damaged = useRef(false);
  /** False until the first state was read: nothing is written before that. */
  const ready = useRef(false);

  const arrive = useCallback((next: ExplorerState, lost = none) => {
    damaged.current = lost.length > 0;
    setUnread(lost);
    dispatch({type: 'arrive', state: next});
  }, []);

  useEffect(() => {
    // The browser's own hash: the location's has other escapes where it is damaged.
    const {hash} = window.location;
    const address = isPublishedHash(hash) ? hash : here.search.replace(/^\?/, '');
    if (known.current === address) return;
    known.current = address;
    const kept = KEPT.exec(address)?.[1];
    if (!ready.current) keeper.current = new Keeper(kept ?? newName());
    const read =
      address === hash ? Promise.resolve(readPublishedHash(hash)) : kept ? readKept(kept) : readAddress(address);
    void read.then((reading) => {
      // Unless another address has come meanwhile.
      if (known.current !== address) return;
      ready.current = true;
      arrive(address === '' ? firstState : reading.state, reading.unread);
    });
    // Depend on the location, not on its query: a reader who goes back at once leaves an address that was never
    // rendered, for one with the same query as before.
  }, [here, arrive]);

  useEffect(() => {
    // A link that was not read in full stays in the address until the reader takes a step: nothing of it is lost.
    if (!ready.current || (damaged.current && !step.current)) return undefined;
    let current = true;
    const timer = window.setTimeout(() => {
      void addressOf(state, keeper.current).then(({query, at}) => {
        if (!current) return;
        setHome(at);
        if (query === undefined || query === known.current) {
          // A step that changes nothing must not make one of the next small move.
          step.current = false;
          return;
        }
        known.current = query;
        damaged.current = false;
        const {pathname} = history.location;
        const hash = isPublishedHash(history.location.hash) ? '#explorer' : history.location.hash;
        const location = {pathname, hash, search: query === '' ? '' : `?${query}`};
        // The router's own push would move the focus to the top of the page, as for a new page. So the entry is
        // doubled without the router, and then replaced.
        if (step.current) window.history.pushState(window.history.state, '', window.location.href);
        history.replace(location);
        step.current = false;
      });
    }, delay.current);
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [state, history]);

  const link = useCallback(async () => {
    const query = await encodeState(state);
    if (query === undefined) return undefined;
    const address = new URL(window.location.href);
    address.search = query;
    // Whoever opens it sees the explorer at once, not the top of the page.
    address.hash = 'explorer';
    return address.href;
  }, [state]);

  const act = useCallback(
    (action: Action) => {
      if (action.type === 'arrive') {
        arrive(action.state);
        return;
      }
      const typed = action.type === 'change' && action.change.text !== undefined;
      const silent = action.type === 'change' && action.silent === true;
      if (!silent) step.current = true;
      if (typed) setUnread(none);
      delay.current = silent || typed ? REST : 0;
      dispatch(action);
    },
    [arrive],
  );

  const forget = useCallback(() => {
    const name = keeper.current?.name;
    if (name === undefined) return;
    forgetView(name).then(
      () => {
        keeper.current = undefined;
        known.current = '';
        setHome('nowhere');
        const {pathname, hash} = history.location;
        history.replace({pathname, hash, search: ''});
      },
      (error: unknown) => console.warn('The kept view could not be removed', error),
    );
  }, [history]);

  return {state, arrivals, unread, home, forget, link, act, canUndo: past.length > 0, canRedo: future.length > 0};
}

/** The query of an address that names a view in this browser's database. */
const KEPT = /^kept=([\da-z]{4,16})$/;

const newName = () => Math.random().toString(36).slice(2, 10).padEnd(4, '0');

async function readKept(name: string): Promise<AddressReading> {
  const state = await keptView(name);
  if (state) return {state, unread: none};
  return {
    state: initialState,
    unread: ['a view that is kept only in the browser in which it was made, and not in this browser'],
  };
}

/** The query that leads back to a state, which is kept in the database first if no address can hold it. */
async function addressOf(
  state: ExplorerState,
  keeper: Keeper | undefined,
): Promise<{readonly query: string | undefined; readonly at: Address['home']}> {
  const query = isFirst(state) ? '' : await encodeState(state);
  if (query !== undefined) return {query, at: 'address'};
  if (keeper && (await keeper.keep(state))) return {query: `kept=${keeper.name}`, at: 'database'};
  return {query: undefined, at: 'nowhere'};
}
