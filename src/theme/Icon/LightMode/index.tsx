import type {Props} from '@theme/Icon/LightMode';
import type {ReactNode} from 'react';

/** The theme's sun, drawn with strokes: its outline is in the HTML and in the code of every page, and was twelve times as long. */
export default function IconLightMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        d="M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 2v2m0 16v2M2 12h2m16 0h2M5.3 5.3l1 1m11.4 11.4 1 1m0-13.4-1 1M6.3 17.7l-1 1"
      />
    </svg>
  );
}
