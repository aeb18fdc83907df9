import {useCallback, useEffect, useRef, useState, type MouseEvent} from 'react';

/** A button that was pressed before what it works on had been read. */
interface Pressed {
  readonly button: HTMLButtonElement;
  /** What stood to be worked on when the reading began. */
  readonly before: unknown;
}

interface Waiting {
  /** The words on the button that waits; undefined when none does. */
  readonly label: string | undefined;
  /** Takes the presses of the buttons inside elements with `data-waits`. */
  readonly onClickCapture: (event: MouseEvent) => void;
}

/**
 * Holds back a button that works on the input while a new text or file is being read, and presses it again when that has
 * been read. It is forgotten when the reading ends without anything new, and when the new input has no such button.
 *
 * @param busy - whether a new text or file is being read
 * @param found - what was read last
 */
export function useWaiting(busy: boolean, found: unknown): Waiting {
  const [pressed, setPressed] = useState<Pressed>();
  // What is read may stand before the reading of its file has ended.
  const settled = useRef(found);
  useEffect(() => {
    if (!busy) settled.current = found;
  }, [busy, found]);
  useEffect(() => {
    if (busy || !pressed) return;
    setPressed(undefined);
    if (pressed.button.isConnected && pressed.before !== found) pressed.button.click();
  }, [busy, pressed, found]);
  const onClickCapture = useCallback(
    (event: MouseEvent) => {
      const button = busy && event.target instanceof Element ? event.target.closest('button') : null;
      if (!button?.closest('[data-waits]')) return;
      event.preventDefault();
      event.stopPropagation();
      setPressed({button, before: settled.current});
    },
    [busy],
  );
  return {label: pressed?.button.textContent, onClickCapture};
}
