import {useCallback, useEffect, useState} from 'react';
import type {JobEnd} from '@h3-docs/ui/runInWorker';
import {isLong, startConversion} from './startConversion';
import type {Answer, ConvertedProps, Request} from './types';

/** How far a conversion is. Only long code, which a worker converts, is `converting` or `cancelled`. */
type Progress =
  | {readonly state: 'loading' | 'cancelled'}
  | {readonly state: 'converting'; readonly characters: number}
  | {readonly state: 'broken'; readonly why: string}
  | {readonly state: 'converted'; readonly original: string; readonly result: Answer};

interface Converting {
  readonly progress: Progress;
  readonly cancel: () => void;
  /** Converts what the fields hold now. */
  readonly again: () => void;
}

interface Ended {
  readonly request: Request;
  readonly how: Exclude<JobEnd<Answer>, 'cancelled'>;
}

/** Code is `converting` only while it is long: until short code is converted, the last result is shown. */
function progressOf(request: Request | undefined, ended: Ended | undefined): Progress {
  if (!request) return {state: 'cancelled'};
  if (ended?.request !== request && isLong(request.code)) {
    return {state: 'converting', characters: request.code.length};
  }
  if (!ended) return {state: 'loading'};
  const {how} = ended;
  if ('broken' in how) return {state: 'broken', why: how.broken};
  return {state: 'converted', original: ended.request.code, result: how};
}

/**
 * Converts what a reader asked for. A change of the code or of the language while long code is being converted ends
 * that conversion, and starts it again with the change.
 */
export function useConversion({asked, code, language}: ConvertedProps): Converting {
  const [request, setRequest] = useState<Request | undefined>(asked);
  const [ended, setEnded] = useState<Ended>();
  const progress = progressOf(request, ended);

  useEffect(() => setRequest(asked), [asked]);

  useEffect(() => {
    if (!request) return undefined;
    const {end, cancel} = startConversion(request);
    void end.then((how) => {
      if (how !== 'cancelled') setEnded({request, how});
    });
    return cancel;
  }, [request]);

  const cancel = useCallback(() => setRequest(undefined), []);
  const again = useCallback(() => setRequest({code, language}), [code, language]);
  const isReplaced = progress.state === 'converting' && (request?.code !== code || request.language !== language);
  useEffect(() => {
    if (isReplaced) again();
  }, [isReplaced, again]);

  return {progress, cancel, again};
}
