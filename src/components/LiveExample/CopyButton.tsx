import {useState, type ReactNode} from 'react';

const COPIED_FOR_MS = 1500;

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
export default function CopyButton({className, label = 'Copy', about, text}: CopyButtonProps): ReactNode {
  const [status, setStatus] = useState<'Copied' | 'Copying failed' | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(await text());
      setStatus('Copied');
    } catch {
      // No permission, no secure context, or no network: say so; the text can still be selected or opened by hand.
      setStatus('Copying failed');
    }
    setTimeout(() => setStatus(null), COPIED_FOR_MS);
  }

  return (
    <button
      type="button"
      className={className}
      aria-label={about && `${status ?? label}: ${about}`}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{status ?? label}</span>
    </button>
  );
}
