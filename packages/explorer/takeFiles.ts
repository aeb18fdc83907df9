import {translate} from '@docusaurus/Translate';
import {formatLocale} from '@h3-docs/base/number';
import type {JobEnd, RunningJob} from '@h3-docs/ui/runInWorker';
import type {FileContent} from './files/content';
import {shownName} from './files/names';
import type {OpenedFile} from './files/types';
import {MAX_FILE_BYTES} from './input/limits';

/** What became of the last file. */
export interface Taking {
  /** The name of the file that is being read; undefined: none is. */
  readonly reading?: string;
  /** Why the last file was refused, or which parts of it were left out; empty if all of it was accepted. */
  readonly refusal: string;
  /** Whether nothing of that file was taken, so that what stood before still stands. */
  readonly refused: boolean;
  /** Reads the last file again, where only its worker failed. */
  readonly retry?: () => void;
}

/** The content of a file that was read. */
export type ReadContent = Exclude<FileContent, {readonly reason: string}>;

/** A file of which all was taken, or no file so far. */
export const accepted: Taking = {refusal: '', refused: false};

/**
 * Takes one file at a time. Another one, and `stop`, end the reading of the one before, whose content then never arrives. A
 * file that is refused changes nothing.
 *
 * @param read - begins to read a file in a worker: only there can a file that takes long be stopped
 * @param takeOver - gets the content of a file that was read
 * @param show - told what becomes of files
 */
export function fileTaker(
  read: (file: OpenedFile) => RunningJob<FileContent>,
  takeOver: (content: ReadContent, file: OpenedFile) => void,
  show: (taking: Taking) => void,
) {
  /** The file that is being read, and what ends that. */
  let current: {cancel?: () => void} | undefined;
  const stop = () => {
    current?.cancel?.();
    current = undefined;
    show(accepted);
  };
  const take = async ([file, ...others]: readonly File[]): Promise<void> => {
    if (!file) return;
    stop();
    const job: {cancel?: () => void} = {};
    current = job;
    const name = shownName(file.name);
    show({...accepted, reading: name});
    const bytes = file.size > MAX_FILE_BYTES ? undefined : await bytesOf(file);
    if (current !== job) return;
    let end: JobEnd<FileContent> = {reason: whyNoBytes(name, file.size)};
    if (bytes) {
      const running = read({name, bytes});
      job.cancel = running.cancel;
      end = await running.end;
    }
    if (end === 'cancelled' || current !== job) return;
    current = undefined;
    const one =
      others.length > 0 ? `${translate({message: 'Only {name} was read. Open one file at a time.'}, {name})} ` : '';
    const said = 'broken' in end ? end.broken : 'reason' in end ? end.reason : 'text' in end ? (end.note ?? '') : '';
    const taken = 'broken' in end || 'reason' in end ? undefined : end;
    if (taken && bytes) takeOver(taken, {name, bytes});
    const retry = 'broken' in end && {retry: () => void take([file, ...others])};
    show({refusal: `${one}${said}`.trim(), refused: !taken, ...retry});
  };
  return {take, stop};
}

/** The bytes of a file; undefined where the browser can't read it. */
const bytesOf = (file: File): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );

const whyNoBytes = (name: string, size: number): string =>
  size > MAX_FILE_BYTES
    ? translate({message: '{name} has {count} bytes, but the limit is 50 MB.'}, {name, count: formatLocale(size)})
    : translate({message: '{name} could not be read.'}, {name});
