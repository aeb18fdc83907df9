import type {LoadedFiles} from './load';
import type {ShownResult} from './present';

/** What the page asks of the search worker. */
export type SearchRequest =
  | {readonly kind: 'start'; readonly files: LoadedFiles}
  | {readonly kind: 'search'; readonly id: number; readonly query: string; readonly limit: number};

/** What the worker answers. */
export type SearchReply =
  | {readonly kind: 'ready'}
  | {readonly kind: 'failed'; readonly message: string}
  | {readonly kind: 'results'; readonly id: number; readonly results: readonly ShownResult[]};
