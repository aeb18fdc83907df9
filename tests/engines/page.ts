import type {Reader} from '../support/translatedTools';

/** A page in an engine that is not Chromium's, whatever drives it. Selectors are those of CSS. */
export interface EnginePage extends Omit<Reader, 'translate'> {
  /** Opens an address, without a wait for React. */
  readonly go: (address: string) => Promise<unknown>;
  /** Runs the body of a function in the page. */
  readonly run: (script: string, ...args: readonly unknown[]) => Promise<unknown>;
  /** Waits until something holds. */
  readonly until: (holds: () => Promise<boolean>) => Promise<void>;
}

/** A browser with an engine. */
export interface Engine {
  /** Opens a page of a browser that has never been on the site, and says what errors it has had until now. */
  readonly open: () => Promise<{page: EnginePage; errors: readonly string[]; close: () => Promise<void>}>;
  readonly close: () => Promise<void>;
}
