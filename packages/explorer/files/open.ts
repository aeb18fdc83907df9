import {translate} from '@docusaurus/Translate';
import {startJob} from '../model/startJob';
import {shownName} from './names';
import {whyTooLarge} from './read';
import type {JobEnd} from '@h3-docs/ui/runInWorker';
import type {FileContent} from './content';
import type {OpenedFile} from './types';

/** What a file holds, with the file itself where it is a table. */
export type OpenedContent =
  | Exclude<FileContent, {readonly content: unknown}>
  | (Extract<FileContent, {readonly content: unknown}> & {readonly file: OpenedFile});

/** A file that is being read, which can be stopped. */
export interface OpeningFile {
  readonly end: Promise<JobEnd<OpenedContent>>;
  readonly cancel: () => void;
}

/**
 * Reads a file that a reader chose or dropped, in a worker: only there can a file that takes long be stopped. Refuses files
 * that are empty, too large, or of a format that isn't read. Never rejects.
 */
export function openFile(file: File): OpeningFile {
  let stop: () => void = () => undefined;
  let stopped = false;
  const work = async (): Promise<JobEnd<OpenedContent>> => {
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
    const {end, cancel} = startJob({type: 'file', name, bytes});
    stop = cancel;
    const content = await end;
    return content !== 'cancelled' && 'content' in content ? {...content, file: {name, bytes}} : content;
  };
  return {
    end: work(),
    cancel: () => {
      stopped = true;
      stop();
    },
  };
}
