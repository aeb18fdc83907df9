import {translate} from '@docusaurus/Translate';
import {useCallback, useRef, useState, type DragEvent} from 'react';
import {shownName} from './files/names';
import type {OpenedContent, OpeningFile} from './files/open';

interface Files {
  /** Why the last file was refused, or which parts of it were left out; empty if all of it was accepted. */
  readonly refusal: string;
  /** Whether nothing of that file was taken, so that what stood before still stands. */
  readonly refused: boolean;
  /** Reads the last file again, where only its worker failed. */
  readonly retry?: () => void;
  /** The file that is being read, which can be stopped; undefined: none is. */
  readonly reading: {readonly name: string; readonly stop: () => void} | undefined;
  /** Whether files are being dragged over the explorer. */
  readonly dragging: boolean;
  readonly take: (files: readonly File[]) => Promise<void>;
  readonly forget: () => void;
  /** For the element that files can be dropped on. */
  readonly target: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** The content of a file that was read. */
export type ReadContent = Exclude<OpenedContent, {readonly reason: string}>;

/** Begins to read a file. Rejects when the code for it can't be fetched. */
async function opening(file: File): Promise<OpeningFile> {
  const {openFile} = await import('./files/open');
  return openFile(file);
}

/** A file of which all was taken, or no file so far. */
const accepted: Pick<Files, 'refusal' | 'refused' | 'retry'> = {refusal: '', refused: false};

const hasFiles = ({dataTransfer}: DragEvent) => dataTransfer.types.includes('Files');

/**
 * Takes files, chosen or dropped. A file that is refused changes nothing.
 *
 * @param onContent - gets the content of a file that was read
 */
export function useFiles(onContent: (content: ReadContent) => Promise<void>): Files {
  const [outcome, setOutcome] = useState(accepted);
  const [dragging, setDragging] = useState(false);
  const forget = useCallback(() => setOutcome(accepted), []);
  const [reading, setReading] = useState<Files['reading']>();
  const current = useRef(0);
  const take = async ([file, ...others]: readonly File[]) => {
    if (!file) return;
    // Another file takes the place of one that is being read.
    reading?.stop();
    const name = shownName(file.name);
    const number = ++current.current;
    const isCurrent = () => current.current === number;
    const job: {stopped: boolean; cancel?: () => void} = {stopped: false};
    const stop = () => {
      job.stopped = true;
      job.cancel?.();
      if (isCurrent()) setReading(undefined);
    };
    setOutcome(accepted);
    setReading({name, stop});
    let reason = '';
    let taken = false;
    let failed = true;
    try {
      const opened = await opening(file);
      job.cancel = opened.cancel;
      if (job.stopped) opened.cancel();
      const result = await opened.end;
      if (result === 'cancelled' || !isCurrent()) return;
      failed = 'broken' in result;
      if ('broken' in result) reason = result.broken;
      else if ('reason' in result) ({reason} = result);
      else {
        await onContent(result);
        taken = true;
        reason = 'text' in result ? (result.note ?? '') : '';
      }
    } catch {
      reason = translate({message: 'The reader of files could not be loaded, so {name} was not read.'}, {name});
    }
    if (!isCurrent()) return;
    setReading(undefined);
    const one =
      others.length > 0 ? `${translate({message: 'Only {name} was read. Open one file at a time.'}, {name})} ` : '';
    const retry = failed && {retry: () => void take([file, ...others])};
    setOutcome({refusal: `${one}${reason}`.trim(), refused: !taken, ...retry});
  };
  return {
    ...outcome,
    reading,
    dragging,
    take,
    forget,
    // Text that is dragged is left to the browser, which moves it within the box.
    target: {
      onDragOver: (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setDragging(true);
      },
      onDragLeave: ({currentTarget, relatedTarget}) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDragging(false);
      },
      onDrop: (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setDragging(false);
        void take([...event.dataTransfer.files]);
      },
    },
  };
}
