import type {ComponentProps, ReactNode} from 'react';

interface StrokeIconProps extends ComponentProps<'svg'> {
  /** The lines, as path data in a square of 24. */
  readonly lines: string;
}

/**
 * An icon of the theme, drawn with strokes: its outline was in the HTML and in the code of every page, and up to twelve times as
 * long.
 */
export default function StrokeIcon({lines, ...props}: StrokeIconProps): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" d={lines} />
    </svg>
  );
}
