/**
 * What the service worker uses of its global scope. TypeScript declares it in a library of its own, which contradicts
 * that of pages.
 */
interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends WaitingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** A tab with a page of the site. */
interface Tab {
  readonly id: string;
  postMessage(message: unknown): void;
}

export interface WorkerScope {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {readonly type: 'window'; readonly includeUncontrolled?: boolean}): Promise<readonly Tab[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WaitingEvent & {readonly data: unknown}) => void): void;
}
