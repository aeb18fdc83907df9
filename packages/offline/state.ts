import type {OfflineOffer} from '@h3-docs/base/contracts/offline';
import type {DocsVersion} from '@h3-docs/base/versions';
import type {Copy} from './copies';
import type {StoreProblem} from './store';

/** Why a browser can't keep a copy. */
export type Obstacle = 'file' | 'insecure' | 'unsupported' | 'blocked';

/** The last failure. `from` names the step; `problem` is undefined where the browser doesn't say more. */
export interface Failure {
  readonly from: 'store' | 'update' | 'remove' | 'offer';
  readonly problem?: StoreProblem;
  readonly file?: string;
}

interface Facts {
  /** What the server offers, once it has answered. */
  readonly offer?: OfflineOffer;
  /** What is kept, all of one deployment. */
  readonly copies: readonly Copy[];
  /** Whether nothing is kept, and yet an attempt that was cut off has left something. */
  readonly traces?: boolean;
  readonly failure?: Failure;
}

/** Where the offline copy is, for its panel. */
export type OfflineState =
  | {readonly is: 'reading'}
  | {readonly is: 'impossible'; readonly obstacle: Obstacle}
  | (Facts & {readonly is: 'idle'})
  | (Facts & {
      readonly is: 'storing';
      readonly what: DocsVersion | 'update';
      readonly done: number;
      /** Bytes, 0 until they are known. */
      readonly total: number;
    })
  | (Facts & {readonly is: 'removing'});

export type OfflineEvent =
  | {readonly is: 'obstacle'; readonly obstacle: Obstacle}
  | (Facts & {readonly is: 'read'})
  | {readonly is: 'begin'; readonly what: DocsVersion | 'update'; readonly total: number}
  | {readonly is: 'progress'; readonly done: number; readonly total: number}
  | {readonly is: 'remove'};

/**
 * The next state. Results of reading apply in every state; other events that don't fit the current state change
 * nothing.
 */
export function nextState(state: OfflineState, event: OfflineEvent): OfflineState {
  switch (event.is) {
    case 'obstacle':
      return {is: 'impossible', obstacle: event.obstacle};
    case 'read':
      return {...event, is: 'idle'};
    case 'begin':
      if (state.is !== 'idle') return state;
      return {
        is: 'storing',
        offer: state.offer,
        copies: state.copies,
        what: event.what,
        done: 0,
        total: event.total,
      };
    case 'progress':
      // Files arrive side by side, and their reports with them.
      if (state.is !== 'storing') return state;
      return {...state, done: Math.max(state.done, event.done), total: event.total};
    case 'remove':
      return state.is === 'idle' ? {is: 'removing', offer: state.offer, copies: state.copies} : state;
  }
}

/** Whether the server has a newer deployment than what is kept. */
export function isOutdated({offer, copies}: Facts): boolean {
  const [copy] = copies;
  return offer !== undefined && copy !== undefined && copy.edition !== offer.edition;
}

/** The versions that can be kept besides those that are. An outdated copy is updated first, so that all are of one deployment. */
export function versionsToAdd<Id extends DocsVersion>(facts: Facts, ids: readonly Id[]): readonly Id[] {
  const {offer, copies} = facts;
  if (offer === undefined || isOutdated(facts)) return [];
  return ids.filter((id) => !copies.some(({version}) => version === id));
}
