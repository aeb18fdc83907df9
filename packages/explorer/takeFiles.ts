import {translate} from '@docusaurus/Translate';
import {shownName} from './files/names';
import type {OpenedContent, OpeningFile} from './files/open';

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
export type ReadContent = Exclude<OpenedContent, {readonly reason: string}>;

/** A file of which all was taken, or no file so far. */
export const accepted: Taking = {refusal: '', refused: false};

/**
 * Takes one file at a time. Another one, and `stop`, end the reading of the one before, whose content then never arrives. A
 * file that is refused changes nothing.
 *
 * @param open - begins to read a file, and rejects when the code for it can't be fetched
 * @param takeOver - gets the content of a file that was read
 * @param show - told what becomes of files
 */
export function fileTaker(
  open: (file: File) => Promise<OpeningFile>,
  takeOver: (content: ReadContent) => void,
  show: (taking: Taking) => void,
) {
  let current: {cancel?: () => void} | undefined;
  const stop = () => {
    const ended = current;
    current = undefined;
    ended?.cancel?.();
    show(accepted);
  };
  const take = async ([file, ...others]: readonly File[]): Promise<void> => {
    if (!file) return;
    stop();
    const job: {cancel?: () => void} = {};
    current = job;
    const name = shownName(file.name);
    show({...accepted, reading: name});
    let reason = '';
    let failed = true;
    let taken = false;
    try {
      const opened = await open(file);
      job.cancel = opened.cancel;
      if (current !== job) opened.cancel();
      const result = await opened.end;
      if (result === 'cancelled' || current !== job) return;
      failed = 'broken' in result;
      if ('broken' in result) reason = result.broken;
      else if ('reason' in result) ({reason} = result);
      else {
        takeOver(result);
        taken = true;
        reason = 'text' in result ? (result.note ?? '') : '';
      }
    } catch {
      reason = translate({message: 'The reader of files could not be loaded, so {name} was not read.'}, {name});
    }
    if (current !== job) return;
    current = undefined;
    const one =
      others.length > 0 ? `${translate({message: 'Only {name} was read. Open one file at a time.'}, {name})} ` : '';
    const retry = failed && {retry: () => void take([file, ...others])};
    show({refusal: `${one}${reason}`.trim(), refused: !taken, ...retry});
  };
  return {take, stop};
}
