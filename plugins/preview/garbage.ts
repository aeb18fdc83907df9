import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';

/** The time until the collection, in milliseconds. After a save, the author sees the page by then. */
const LATER_MS = 1000;

let collect: (() => void) | undefined;
let waiting = false;

/**
 * Collects garbage soon after a save, or after the build has bundled. Node.js would keep the garbage while the machine has
 * memory to spare: a hundred saves left more than a gigabyte, and a build peaks 60 MB higher.
 */
export function collectLater(): void {
  if (waiting) return;
  waiting = true;
  setTimeout(() => {
    waiting = false;
    if (!collect) {
      setFlagsFromString('--expose-gc');
      collect = runInNewContext('gc') as () => void;
    }
    collect();
  }, LATER_MS).unref();
}
