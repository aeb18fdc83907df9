/**
 * Storage that is full or blocked costs the reader nothing but a remembered choice. Docusaurus logs that as a warning
 * when there is no storage, and as an error when a single value can't be stored. It is a warning in both cases.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** How the messages of Docusaurus's `createStorageSlot` begin (3.10). */
const storageError = 'Docusaurus storage error';

if (ExecutionEnvironment.canUseDOM) {
  const {error, warn} = console;
  console.error = (...message: unknown[]) => {
    (String(message[0]).startsWith(storageError) ? warn : error).apply(console, message);
  };
}
