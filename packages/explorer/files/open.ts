import {translate} from '@docusaurus/Translate';
import {startJob} from '../model/startJob';
import {shownName} from './names';
import {whyTooLarge} from './read';
import type {JobEnd} from '@h3-docs/ui/runInWorker';
import type {TextReading} from './types';

/** A file that is being read, which can be stopped. */
export interface OpeningFile {
  readonly end: Promise<JobEnd<TextReading>>;
  readonly cancel: () => void;
}

/**
 * Reads a file that a reader chose or dropped, in a worker: only there can a file that takes long be stopped. Refuses files
 * that are empty, too large, or of a format that isn't read. Never rejects.
 */
export function openFile(file: File): OpeningFile {
  let stop: () => void = () => undefined;
  let stopped = false;
  const work = async (): Promise<JobEnd<TextReading>> => {
    const name = shownName(file.name);
    const reason = whyTooLarge(name, file.size);
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
    return end;
  };
  return {
    end: work(),
    cancel: () => {
      stopped = true;
      stop();
    },
  };
}
