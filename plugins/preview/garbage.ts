import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';

/** How long after a save, in milliseconds: its page is shown by then. */
const LATER_MS = 1000;

let collect: (() => void) | undefined;
let waiting = false;

/**
 * Collects garbage soon after a save. Node.js would keep it as long as the machine has memory to spare: a hundred saves
 * left more than a gigabyte.
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
