import {translate} from '@docusaurus/Translate';
import {startJob} from '../model/startJob';
import {whyTooLarge} from './read';
import type {FileReading} from './types';

/** A file that is being read, which can be stopped. */
export interface OpeningFile {
  readonly end: Promise<FileReading | 'cancelled'>;
  readonly cancel: () => void;
}

/**
 * Reads a file that a reader chose or dropped: in a worker, or by the page itself where there is none. Refuses files that
 * are empty, too large, or of a format that isn't read. Never rejects.
 */
export function openFile(file: File): OpeningFile {
  let stop: () => void = () => undefined;
  let stopped = false;
  const work = async (): Promise<FileReading | 'cancelled'> => {
    const {name} = file;
    const reason = whyTooLarge(file);
    if (reason !== undefined) return {reason};
    let buffer: ArrayBuffer;
    try {
      buffer = await file.arrayBuffer();
    } catch {
      return {reason: translate({message: '{name} could not be read.'}, {name})};
    }
    const bytes = new Uint8Array(buffer);
    if (stopped) return 'cancelled';
    const {end, cancel} = startJob({type: 'file', name, bytes}, () => undefined);
    stop = cancel;
    const result = await end;
    if (result === 'cancelled' || !('broken' in result)) return result;
    try {
      const {readFile} = await import('./read');
      return await readFile({name, bytes});
    } catch {
      return {reason: translate({message: 'The reader of files could not be loaded. Open {name} again.'}, {name})};
    }
  };
  return {
    end: work(),
    cancel: () => {
      stopped = true;
      stop();
    },
  };
}
