import {translate} from '@docusaurus/Translate';

/** The name of the error that readers see when their code was stopped. */
export const stoppedName = translate({message: 'Stopped'});
