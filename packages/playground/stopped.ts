import {translate} from '@docusaurus/Translate';

/** The name of the error that readers see when their code was stopped. */
export const stoppedName = translate({message: 'Stopped'});

/** The likely reason when code has to be stopped on a machine that isn't busy. */
export const endlessLoop = translate({message: 'Is there a loop that never ends?'});

/** Says how long code ran before it was stopped. */
export function stillRunning(ms: number): string {
  return translate(
    {message: 'The code was still running after {seconds} seconds, so it was stopped.'},
    {seconds: Math.round(ms / 1000)},
  );
}
