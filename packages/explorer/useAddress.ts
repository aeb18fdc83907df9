import {translate} from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useEffect, useReducer, useRef, useState} from 'react';
import {loadReader} from './loadReader';
import {type ExplorerState, firstState, initialState, isFirst} from './model/state';
import {initialSession, reduce, type Action} from './model/session';
import type {AddressReading} from './model/url';
import {bringsSomething} from '@h3-docs/base/routing/link';
import {isPublishedHash} from './publishedHash';

/** How long typing and moving must rest before the address follows, in milliseconds. */
const REST = 400;

const none: readonly string[] = [];

type Location = ReturnType<typeof useLocation>;

/** The code that reads and writes addresses. A first visit without state in its address doesn't load it. */
const loadUrl = () => import('./model/url');

/** What an address says of the explorer: its query, or its hash if that is one of the published explorer. */
function addressIn({search}: Location): string {
  // The browser's own hash: the location's has other escapes where it is damaged.
  const {hash} = window.location;
  if (isPublishedHash(hash)) return hash;
  return bringsSomething(search) ? search.replace(/^\?/, '') : '';
}

/** The state of the explorer, and how it changes. */
export interface Address {
  readonly state: ExplorerState;
  /** Counts the states that came from outside: from the address on arrival, by back and forward. */
  readonly arrivals: number;
  /** A description of the parts of the link that could not be read. */
  readonly unread: readonly string[];
  /** The resolution at which the link asks to cover its shapes (`AddressReading`), until `covered` is called. */
  readonly cover: number | undefined;
  readonly covered: () => void;
  /** Whether an address can hold the state. Where none can, a reload loses it. */
  readonly fits: boolean;
  /** The address of the state as it is now, which the browser's own may follow later; undefined when it does not fit. */
  readonly link: () => Promise<string | undefined>;
  /** Does what the reader asked for. Steps can also be taken back with the browser's back button. */
  readonly act: (action: Exclude<Action, {readonly type: 'arrive'}>) => void;
  /** Changes the state, as a step. */
  readonly change: (change: Partial<ExplorerState>) => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** The explorer's state, kept in step with the page's address. */
export function useAddress(): Address {
  const history = useHistory();
  const here = useLocation();
  const [session, dispatch] = useReducer(reduce, initialSession);
  const {now: state, arrivals, past, future} = session;
  const [unread, setUnread] = useState(none);
  const [fits, setFits] = useState(true);
  const [cover, setCover] = useState<number>();
  /** The query (or hash of the published explorer) that this hook wrote or read last: any other comes from outside. */
  const known = useRef<string | undefined>(undefined);
  const step = useRef(false);
  const delay = useRef(REST);
  /** Whether the browser's address holds more than the state does. */
  const damaged = useRef(false);
  /** False until the first state was read: nothing is written before that. */
  const ready = useRef(false);

  const arrive = useCallback((next: ExplorerState, lost = none, coverAt?: number) => {
    damaged.current = lost.length > 0;
    setUnread(lost);
    setCover(coverAt);
    dispatch({type: 'arrive', state: next});
  }, []);

  useEffect(() => {
    const address = addressIn(here);
    if (known.current === address) return;
    known.current = address;
    void arrivalAt(address).then((arrival) => {
      // Unless another address has come meanwhile.
      if (known.current !== address) return;
      ready.current = true;
      arrive(arrival.state, arrival.unread, arrival.cover);
    });
    // Depend on the location, not on its query: a reader who goes back at once leaves an address that was never
    // rendered, for one with the same query as before.
  }, [here, arrive]);

  useEffect(() => {
    // A link that was not read in full stays in the address until the reader takes a step: nothing of it is lost.
    if (!ready.current || (damaged.current && !step.current)) return undefined;
    let current = true;
    const before = known.current;
    /** Another address has come from outside, or is about to: its state takes the place of this one. */
    const isLate = () => !current || known.current !== before || addressIn(history.location) !== before;
    const timer = window.setTimeout(() => {
      if (isLate()) return;
      // The first state needs no address, wherever the map looks. A link that names a place keeps its address.
      const isNowhere = before === '' && isFirst(state);
      void addressOf(isNowhere ? undefined : state).then((address) => {
        if (isLate()) return;
        setFits(address !== undefined);
        // An address of an earlier state would be taken for that of this one.
        const query = address ?? '';
        if (query === known.current) {
          // A step that changes nothing must not turn the next small move into a step.
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
    const query = await (await loadUrl()).encodeState(state);
    if (query === undefined) return undefined;
    const address = new URL(window.location.href);
    address.search = query;
    // Whoever opens it sees the explorer at once, not the top of the page.
    address.hash = 'explorer';
    return address.href;
  }, [state]);

  const act = useCallback((action: Exclude<Action, {readonly type: 'arrive'}>) => {
    const typed = action.type === 'change' && action.change.text !== undefined;
    const silent = action.type === 'change' && action.silent === true;
    if (!silent) step.current = true;
    if (typed) setUnread(none);
    delay.current = silent || typed ? REST : 0;
    dispatch(action);
  }, []);

  const change = useCallback((changed: Partial<ExplorerState>) => act({type: 'change', change: changed}), [act]);
  const covered = useCallback(() => setCover(undefined), []);
  return {
    state,
    arrivals,
    unread,
    cover,
    covered,
    fits,
    link,
    act,
    change,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  };
}

/** The state that an address leads to, when its text can be read at once: nothing then moves. Never rejects. */
async function arrivalAt(address: string): Promise<AddressReading> {
  if (address === '') return {state: firstState, unread: none};
  try {
    const arrival = address.startsWith('#')
      ? (await import('./model/published')).readPublishedHash(address)
      : await (await loadUrl()).readAddress(address);
    // A text whose reader can't be loaded is shown with the reason.
    if (arrival.state.text !== '') await loadReader(arrival.state.text).catch(() => undefined);
    return arrival;
  } catch (error) {
    console.warn('The link could not be read', error);
    return {
      state: initialState,
      unread: [translate({message: 'a link whose reader could not be loaded: load the page again'})],
    };
  }
}

/** The query that leads back to a state, which is empty for none; undefined: no address can hold it. Never rejects. */
async function addressOf(state: ExplorerState | undefined): Promise<string | undefined> {
  if (!state) return '';
  try {
    return await (await loadUrl()).encodeState(state);
  } catch (error) {
    console.warn('The address could not be written', error);
    return undefined;
  }
}
