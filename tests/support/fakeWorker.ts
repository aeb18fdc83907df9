import {vi} from 'vitest';

/** A worker that does what a test tells it. */
export class FakeWorker extends EventTarget {
  static last: FakeWorker;
  /** How many were started. */
  static started = 0;
  terminated = false;
  readonly postMessage = vi.fn();

  constructor() {
    super();
    FakeWorker.last = this;
    FakeWorker.started += 1;
  }

  terminate(): void {
    this.terminated = true;
  }

  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }

  fail(message?: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), {message}));
  }
}
