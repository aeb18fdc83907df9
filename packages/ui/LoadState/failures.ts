import {translate} from '@docusaurus/Translate';
/**
 * All parts of the page that could not be loaded. However many they are, the page has one red box with one Retry, at the
 * first of them that the reader sees; it asks for all of them again, as the browser does by itself once it is online.
 */

/** A part that could not be loaded. */
export interface Failure {
  /** Asks for the part again. */
  readonly retry: () => void;
  /** Whether the reader sees the part's place: it may be in a closed tab. */
  readonly isVisible: () => boolean;
}

let failures: readonly Failure[] = [];
let boxed: Failure | undefined;
const listeners = new Set<() => void>();

/** Decides where the box is. */
function update(): void {
  boxed = failures.find(({isVisible}) => isVisible()) ?? failures[0];
  for (const listener of listeners) listener();
}

/** A click or a key may open the tab that a part is in, which is seen once React has drawn it. */
function updateAfterEvent(): void {
  setTimeout(update);
}

/** Asks again for every part that is missing. */
export function retryAll(): void {
  for (const {retry} of failures) retry();
}

/** Whether this failure is the one at which the page has its red box. */
export function hasBox(failure: Failure): boolean {
  return boxed === failure;
}

/** Calls the listener whenever failures come or go. Returns how to stop that. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Adds a failure. Returns how to take it back.
 * @param first - whether it concerns the whole page, so that the box is shown for it
 */
export function addFailure(failure: Failure, first = false): () => void {
  if (failures.length === 0) {
    window.addEventListener('online', retryAll);
    document.addEventListener('click', updateAfterEvent);
    document.addEventListener('keyup', updateAfterEvent);
  }
  failures = first ? [failure, ...failures] : [...failures, failure];
  update();
  return () => {
    failures = failures.filter((other) => other !== failure);
    update();
    if (failures.length > 0) return;
    window.removeEventListener('online', retryAll);
    document.removeEventListener('click', updateAfterEvent);
    document.removeEventListener('keyup', updateAfterEvent);
  };
}

/** How browsers and the bundler name a file that did not arrive. */
const missingFile = /ChunkLoadError|Loading (?:CSS )?chunk|Failed to fetch|NetworkError|Load failed|imported module/;

/**
 * What a failure means for the reader, before the text of the error; empty when the error speaks for itself.
 * @param what - the missing thing, as the subject of a sentence
 */
export function explain(error: unknown, what = translate({message: 'This part of the page'})): string {
  if (!navigator.onLine) {
    return translate({message: 'You are offline. {what} loads when you are online again.'}, {what});
  }
  return missingFile.test(String(error)) ? translate({message: '{what} could not be loaded.'}, {what}) : '';
}
