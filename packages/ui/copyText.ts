import {translate} from '@docusaurus/Translate';

/** How long a button says what became of copying, in milliseconds. */
const COPIED_FOR_MS = 1500;

/** The outcome of copying; null before, and some time after it. */
export type CopyStatus = 'copied' | 'failed' | null;

/** The labels of a button that copies. */
export function copyText(status: CopyStatus, label = translate({message: 'Copy'})): string {
  if (status === null) return label;
  return status === 'copied' ? translate({message: 'Copied'}) : translate({message: 'Copying failed'});
}

/**
 * Copies a text, and says for a moment what became of it.
 *
 * @param text - returns the text when it is asked for; one that has to be fetched, as a promise. It may find nothing to copy.
 * @param say - shows a status
 */
export async function copyAndSay(
  text: () => string | undefined | Promise<string | undefined>,
  say: (status: CopyStatus) => void,
): Promise<void> {
  try {
    const copied = await text();
    if (copied === undefined) return;
    // eslint-disable-next-line no-restricted-properties -- the one place that does
    await navigator.clipboard.writeText(copied);
    say('copied');
  } catch {
    // No permission, no secure context, or no network: say so; the text can still be selected or opened by hand.
    say('failed');
  }
  setTimeout(() => say(null), COPIED_FOR_MS);
}
