import {translate} from '@docusaurus/Translate';
import {runInWorker, type JobEnd, type RunningJob} from '@h3-docs/ui/runInWorker';
import {convertCode} from './convertCode';
import type {Answer, Request} from './types';

/** Code of up to this many characters is converted in the page. Of 50,000 minus signs, the grammar takes many seconds. */
export const mostInPage = 5000;

/** Whether code is converted in a worker, where a reader can cancel it. */
export const isLong = (code: string): boolean => code.length > mostInPage;

/** Starts a conversion. The promise never rejects: `broken` is the text of the error. */
export function startConversion(request: Request): RunningJob<Answer> {
  if (isLong(request.code)) {
    const start = () => new Worker(new URL('./worker.ts', import.meta.url));
    return runInWorker(start, request, {advice: translate({message: 'Convert a shorter part of your code.'})});
  }
  let cancel: () => void = () => undefined;
  const end = new Promise<JobEnd<Answer>>((resolve) => {
    cancel = () => resolve('cancelled');
    convertCode(request).then(resolve, (error: unknown) => resolve({broken: String(error)}));
  });
  return {end, cancel: () => cancel()};
}
