import {translate} from '@docusaurus/Translate';

/** What the error of code is called that was stopped. */
export const stoppedName = translate({message: 'Stopped'});

/** What a reader most likely wrote where code on a free machine has to be stopped. */
export const endlessLoop = translate({message: 'Is there a loop that never ends?'});

/** Says how long code ran before it was stopped. */
export function stillRunning(ms: number): string {
  return translate(
    {message: 'The code was still running after {seconds} seconds, so it was stopped.'},
    {seconds: Math.round(ms / 1000)},
  );
}
