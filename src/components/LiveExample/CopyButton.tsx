import {useState, type ReactNode} from 'react';

const COPIED_FOR_MS = 1500;

interface CopyButtonProps {
  readonly className?: string;
  /** What the button says before it is used. */
  readonly label?: string;
  /** Gives the text when it is asked for. */
  readonly text: () => string;
}

/** Copies a text, and says whether that worked. */
export default function CopyButton({className, label = 'Copy', text}: CopyButtonProps): ReactNode {
  const [status, setStatus] = useState<'Copied' | 'Copying failed' | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text());
      setStatus('Copied');
    } catch {
      // No permission, or no secure context: say so; the text can still be selected by hand.
      setStatus('Copying failed');
    }
    setTimeout(() => setStatus(null), COPIED_FOR_MS);
  }

  return (
    <button type="button" className={className} onClick={() => void copy()}>
      <span aria-live="polite">{status ?? label}</span>
    </button>
  );
}
