/** What no page says. */
export const crashes = /This page crashed|This part of the page stopped/;

/** A page in an engine that is not Chromium's, whatever drives it. Selectors are those of CSS. */
export interface EnginePage {
  readonly visit: (address: string) => Promise<unknown>;
  readonly click: (selector: string) => Promise<unknown>;
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<unknown>;
  readonly press: (key: 'ArrowDown' | 'ArrowRight' | 'Backspace' | 'End' | 'Enter' | 'Escape') => Promise<unknown>;
  /** Chooses an option of a list by its value. */
  readonly choose: (selector: string, value: string) => Promise<unknown>;
  /** Waits until the visible text of one of the elements fits. */
  readonly see: (selector: string, pattern: RegExp) => Promise<unknown>;
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
