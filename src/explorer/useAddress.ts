import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useEffect, useRef, useState} from 'react';
import {initialState, type ExplorerState} from './model/state';
import {encodeState, readAddress} from './model/url';

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
  /** Changes the state; a `step` can be taken back with the browser's back button. */
  readonly change: (change: Partial<ExplorerState>, step: 'step' | 'silent') => void;
  /** Replaces the state as if it had been arrived at. */
  readonly arrive: (state: ExplorerState) => void;
}

/** The explorer's state, kept in step with the page's address. */
export function useAddress(): Address {
  const history = useHistory();
  const here = useLocation();
  const [state, setState] = useState<ExplorerState>(initialState);
  const [arrivals, setArrivals] = useState(0);
  const [unread, setUnread] = useState(none);
  const [fits, setFits] = useState(true);
  /** The query that this hook wrote or read last: any other comes from outside. */
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
    setState(next);
    setArrivals((count) => count + 1);
  }, []);

  useEffect(() => {
    const query = here.search.replace(/^\?/, '');
    if (known.current === query) return;
    known.current = query;
    void readAddress(query).then((reading) => {
      // Unless another address has come meanwhile.
      if (known.current !== query) return;
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
        const {pathname, hash} = history.location;
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

  const change = useCallback((partial: Partial<ExplorerState>, kind: 'step' | 'silent') => {
    if (kind === 'step') step.current = true;
    if (partial.text !== undefined) setUnread(none);
    delay.current = kind === 'step' && partial.text === undefined ? 0 : REST;
    setState((previous) => ({...previous, ...partial}));
  }, []);

  return {state, arrivals, unread, fits, link, change, arrive};
}
