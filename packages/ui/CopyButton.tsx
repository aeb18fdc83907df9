import {useState, type ReactNode} from 'react';
import {copyAndSay, copyText, type CopyStatus} from './copyText';

interface CopyButtonProps {
  readonly className?: string;
  /** What the button says before it is used. */
  readonly label?: string;
  /** What is copied, for screen readers: a page has many of these buttons. */
  readonly about?: string;
  /** Returns the text when the button is pressed; one that has to be fetched, as a promise. It may find nothing to copy. */
  readonly text: () => string | undefined | Promise<string | undefined>;
}

/** Copies a text, and says whether that worked. */
export default function CopyButton({className, label, about, text}: CopyButtonProps): ReactNode {
  const [status, setStatus] = useState<CopyStatus>(null);
  const said = copyText(status, label);
  return (
    <button
      type="button"
      className={className}
      data-state={status ?? 'idle'}
      aria-label={about && `${said}: ${about}`}
      onClick={() => void copyAndSay(text, setStatus)}
    >
      <span aria-live="polite">{said}</span>
    </button>
  );
}
