import {translate} from '@docusaurus/Translate';
import {useCallback, useState, type DragEvent} from 'react';
import type {FileReading} from './model/fileReading';

interface Files {
  /** Why the last file was refused; empty if it was accepted. */
  readonly refusal: string;
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

/** The text of a file. Never rejects. */
async function readingOf(file: File): Promise<FileReading> {
  try {
    const {readTextFile} = await import('./model/text-file');
    return await readTextFile(file);
  } catch {
    return {
      reason: translate({message: 'The reader of files could not be loaded. Open {name} again.'}, {name: file.name}),
    };
  }
}

const hasFiles = ({dataTransfer}: DragEvent) => dataTransfer.types.includes('Files');

/**
 * Takes text files, chosen or dropped. A file that is refused changes nothing.
 *
 * @param onText - told the text of a file that was read
 */
export function useFiles(onText: (text: string) => Promise<void>): Files {
  const [refusal, setRefusal] = useState('');
  const [dragging, setDragging] = useState(false);
  const forget = useCallback(() => setRefusal(''), []);
  const take = async ([file, ...others]: readonly File[]) => {
    if (!file) return;
    const reading = await readingOf(file);
    if ('text' in reading) await onText(reading.text);
    const one =
      others.length > 0
        ? `${translate({message: 'Only {name} was read. Open one file at a time.'}, {name: file.name})} `
        : '';
    setRefusal(`${one}${'reason' in reading ? reading.reason : ''}`.trim());
  };
  return {
    refusal,
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
