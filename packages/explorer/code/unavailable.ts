import {translate} from '@docusaurus/Translate';

/** A step that a stack has no function for, in words for the reader. */
export class Unavailable extends Error {
  /**
   * @param reason - why there is no program, without a period
   * @param instead - what the reader can do, a sentence without its period
   */
  constructor(reason: string, instead = translate({message: 'Export the cells as a list instead'})) {
    super(`${reason}. ${instead}`);
  }
}
