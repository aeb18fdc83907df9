import {useRef, type MouseEvent} from 'react';

/** What a button that shows a preview listens to. */
interface PreviewHandlers {
  readonly onMouseMove: (event: MouseEvent) => void;
  readonly onMouseLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * Handlers for buttons that show what they would give while the pointer or the focus is on them. A button that layout moves
 * under a resting pointer shows nothing: browsers send it an event then, but without movement.
 */
export function usePreview<Preview>(
  show: (preview: Preview | undefined) => void,
): (preview: Preview) => PreviewHandlers {
  const isShown = useRef(false);
  const end = () => {
    isShown.current = false;
    show(undefined);
  };
  return (preview) => {
    const begin = () => {
      isShown.current = true;
      show(preview);
    };
    return {
      onMouseMove: ({movementX, movementY}) => {
        if (!isShown.current && (movementX !== 0 || movementY !== 0)) begin();
      },
      onMouseLeave: end,
      onFocus: begin,
      onBlur: end,
    };
  };
}
