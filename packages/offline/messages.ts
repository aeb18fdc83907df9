import type {StoreProblem} from './store';

/** What a page tells the service worker: copies have been added or removed. */
export const copiesChanged = 'copies changed';

/** What a page tells a service worker that stores a new deployment. */
export const cancelStoring = 'cancel storing';

/** What the service worker tells pages while it stores a new deployment. */
export interface WorkerMessage {
  readonly is: 'progress';
  readonly done: number;
  readonly total: number;
}

/** Why a deployment could not replace a copy. The worker leaves this beside the copy, because it ends with the attempt. */
export interface FailedUpdate {
  readonly edition: string;
  readonly problem: StoreProblem;
  readonly file?: string;
}
