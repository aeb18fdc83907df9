import {readGridReference} from './grid-references';
import {readIndex, type IndexReading} from './indexes';

/**
 * Reads one token of a text as an H3 index (see `readIndex`). An MGRS reference can consist of hexadecimal digits alone,
 * such as `34CEC0499963526`: it is a position unless it is a valid index, too.
 *
 * @returns undefined when the token does not look like an index, or is an MGRS reference
 */
export function readToken(token: string): IndexReading | undefined {
  const reading = readIndex(token);
  if (!reading || 'index' in reading) return reading;
  const reference = readGridReference(token);
  return reference && 'position' in reference ? undefined : reading;
}
