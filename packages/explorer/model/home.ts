import {translate} from '@docusaurus/Translate';
import {claimName, forgetView, Keeper, keptView} from './keep';
import {newName} from './newName';
import {initialState, type ExplorerState} from './state';
import {encodeState, readAddress, type AddressReading} from './url';

/** Where a state is, for a reload: in the address, in this browser's database, or nowhere. */
export type Home = 'address' | 'database' | 'nowhere';

/** The query of an address that names a view in this browser's database. */
const KEPT = /^kept=([\da-z]{4,16})$/;

/** What a page arrives with. */
export interface Arrival extends AddressReading {
  /** The name under which this page may keep its views. */
  readonly name: string;
}

/**
 * Reads the state that an address holds or names. A tab that is a copy of another one has its address too: it shows the
 * same view, and keeps its own under another name, so that neither changes what the other one finds after a reload.
 *
 * @param address - a query without `?`, or a hash of the published explorer
 * @param claimed - the name under which this page keeps its views already; undefined: none yet
 */
export async function arriveAt(address: string, claimed: string | undefined): Promise<Arrival> {
  const kept = KEPT.exec(address)?.[1];
  if (kept === undefined) {
    const reading = address.startsWith('#')
      ? (await import('./published')).readPublishedHash(address)
      : await readAddress(address);
    return {...reading, name: claimed ?? newName()};
  }
  const name = claimed ?? ((await claimName(kept)) ? kept : newName());
  const state = await keptView(kept);
  if (state) return {state, unread: [], name};
  return {
    state: initialState,
    unread: [
      translate({message: 'a view that is kept only in the browser in which it was made, and not in this browser'}),
    ],
    name,
  };
}

const keepers = new Map<string, Keeper>();

function keeperOf(name: string): Keeper {
  const keeper = keepers.get(name) ?? new Keeper(name);
  keepers.set(name, keeper);
  return keeper;
}

/**
 * The query that leads back to a state, which is kept in the database first if no address can hold it.
 *
 * @param name - what it is kept as; undefined: the reader wants nothing kept
 */
export async function homeOf(
  state: ExplorerState,
  name: string | undefined,
): Promise<{readonly query: string | undefined; readonly at: Home}> {
  const query = await encodeState(state);
  if (query !== undefined) return {query, at: 'address'};
  if (name !== undefined && (await keeperOf(name).keep(state))) return {query: `kept=${name}`, at: 'database'};
  return {query: undefined, at: 'nowhere'};
}

export {encodeState, forgetView};
