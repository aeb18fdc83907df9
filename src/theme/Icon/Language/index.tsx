import type {Props} from '@theme/Icon/Language';
import type {ReactNode} from 'react';

/** The theme's sign of languages, drawn with strokes, as the sun is. */
export default function IconLanguage({width = 20, height = 20, ...props}: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={width} height={height} aria-hidden {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        d="M1 5h16M9 2v3m4.9 0C13 10 9 14.5 3.3 18.3M5.7 8c1 3 3.5 5.5 6.7 7.7M13 22l4.5-12L22 22m-7-4h5"
      />
    </svg>
  );
}
