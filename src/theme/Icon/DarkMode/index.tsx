import type {Props} from '@theme/Icon/DarkMode';
import type {ReactNode} from 'react';

/** The theme's moon, drawn with a stroke, as the sun is. */
export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
        d="M10.7 4.1a8 8 0 1 0 9.2 9.2 6.6 6.6 0 0 1-9.2-9.2z"
      />
    </svg>
  );
}
