import {translate} from '@docusaurus/Translate';

/** How long a button says what became of copying, in milliseconds. */
export const COPIED_FOR_MS = 1500;

/** What became of copying; null before and afterwards. */
export type CopyStatus = 'copied' | 'failed' | null;

/** What a button that copies says. */
export function copyText(status: CopyStatus, label = translate({message: 'Copy'})): string {
  if (status === null) return label;
  return status === 'copied' ? translate({message: 'Copied'}) : translate({message: 'Copying failed'});
}
