import {useMemo, useState} from 'react';
import type {Address} from './useAddress';
import {useFiles} from './useFiles';
import {rememberContent, type Reading} from './useReading';
import {useWaiting} from './useWaiting';

/**
 * What the reader types and opens.
 *
 * @param clear - takes the outcome of earlier work away
 */
export function useInput(act: Address['act'], clear: () => void, reading: Reading) {
  const [arrived, setArrived] = useState(0);
  const files = useFiles(async (content) => {
    const {fromFile} = await import('./model/file');
    setArrived((count) => count + 1);
    const fresh = {text: '', selection: [], columns: undefined} as const;
    if ('file' in content) {
      rememberContent(content.file, content.content);
      act({type: 'change', change: {...fresh, file: content.file}});
      return;
    }
    const view = await fromFile(content.text);
    if (view) act({type: 'arrive', ...view});
    else act({type: 'change', change: {...fresh, text: content.text}});
  });
  // A file with the same text as before is new input, too.
  const found = useMemo(() => ({result: reading.result, arrived}), [reading.result, arrived]);
  const waiting = useWaiting(reading.outdated || files.reading !== undefined, found);
  const changeText = (next: string) => {
    files.forget();
    clear();
    const change = {text: next, selection: [], ...(next === '' && {columns: undefined})};
    act({type: 'change', typed: true, change});
  };
  return {files, waiting, changeText};
}
