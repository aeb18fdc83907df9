import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useEffect, useReducer, useRef, useState} from 'react';
import {readPublishedHash} from './model/published';
import {initialSession, reduce, type Action} from './model/session';
import type {ExplorerState} from './model/state';
import {encodeState, readAddress} from './model/url';
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
  /** Whether the state fits into an address. */
  readonly fits: boolean;
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
  const [fits, setFits] = useState(true);
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
    const read = address === hash ? Promise.resolve(readPublishedHash(hash)) : readAddress(address);
    void read.then((reading) => {
      // Unless another address has come meanwhile.
      if (known.current !== address) return;
      ready.current = true;
      arrive(reading.state, reading.unread);
    });
    // Depend on the location, not on its query: a reader who goes back at once leaves an address that was never
    // rendered, for one with the same query as before.
  }, [here, arrive]);

  useEffect(() => {
    // A link that was not read in full stays in the address until the reader takes a step: nothing of it is lost.
    if (!ready.current || (damaged.current && !step.current)) return undefined;
    let current = true;
    const timer = window.setTimeout(() => {
      void encodeState(state).then((query) => {
        if (!current) return;
        setFits(query !== undefined);
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

  return {state, arrivals, unread, fits, link, act, canUndo: past.length > 0, canRedo: future.length > 0};
}
