import {useCallback, useMemo, useState, type DragEvent} from 'react';
import type {Address} from './useAddress';
import type {OpenedFile} from './files/types';
import {startJob} from './model/startJob';
import {accepted, fileTaker, type ReadContent} from './takeFiles';
import {rememberContent, type Reading} from './useReading';

const hasFiles = ({dataTransfer}: DragEvent) => dataTransfer.types.includes('Files');

const readFile = (input: OpenedFile) => startJob({type: 'read', input});

/**
 * What the reader types, opens, and drops.
 *
 * @param clear - takes the outcome of earlier work away
 */
export function useInput(act: Address['act'], clear: () => void, reading: Reading) {
  const [taking, show] = useState(accepted);
  const [dragging, setDragging] = useState(false);
  const takeOver = useCallback(
    (content: ReadContent, file: OpenedFile) => {
      if ('content' in content) rememberContent(file, content.content);
      const change = 'content' in content ? {text: '', file} : {text: content.text};
      act({type: 'change', change: {...change, selection: [], columns: undefined}});
    },
    [act],
  );
  const {take, stop} = useMemo(() => fileTaker(readFile, takeOver, show), [takeOver]);
  /** Whether what stands isn't of the newest input: nothing works on it then. */
  const isReading = reading.outdated || taking.reading !== undefined;
  const changeText = (next: string) => {
    // What is typed is newer than a file that is still being read.
    stop();
    clear();
    const change = {text: next, selection: [], ...(next === '' && {columns: undefined})};
    act({type: 'change', typed: true, change});
  };
  /** For the element that files can be dropped on. Text that is dragged is left to the browser, which moves it within the box. */
  const target = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setDragging(true);
    },
    onDragLeave: ({currentTarget, relatedTarget}: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDragging(false);
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setDragging(false);
      void take([...event.dataTransfer.files]);
    },
  };
  return {taking, take, stop, dragging, target, isReading, changeText};
}
