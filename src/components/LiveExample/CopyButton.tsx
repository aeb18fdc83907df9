import {useState, type ReactNode} from 'react';
import {COPIED_FOR_MS, copyText, type CopyStatus} from '../../ui/copyText';

interface CopyButtonProps {
  readonly className?: string;
  /** What the button says before it is used. */
  readonly label?: string;
  /** What is copied, for screen readers: a page has many of these buttons. */
  readonly about?: string;
  /** Gives the text when it is asked for; one that has to be fetched, as a promise. */
  readonly text: () => string | Promise<string>;
}

/** Copies a text, and says whether that worked. */
export default function CopyButton({className, label, about, text}: CopyButtonProps): ReactNode {
  const [status, setStatus] = useState<CopyStatus>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(await text());
      setStatus('copied');
    } catch {
      // No permission, no secure context, or no network: say so; the text can still be selected or opened by hand.
      setStatus('failed');
    }
    setTimeout(() => setStatus(null), COPIED_FOR_MS);
  }

  const said = copyText(status, label);
  return (
    <button type="button" className={className} aria-label={about && `${said}: ${about}`} onClick={() => void copy()}>
      <span aria-live="polite">{said}</span>
    </button>
  );
}
