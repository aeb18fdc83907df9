import type {Props} from '@theme/Icon/DarkMode';
import type {ReactNode} from 'react';
import StrokeIcon from '@site/src/components/StrokeIcon';

/** The moon. */
export default function IconDarkMode(props: Props): ReactNode {
  return <StrokeIcon {...props} lines="M10.7 4.1a8 8 0 1 0 9.2 9.2 6.6 6.6 0 0 1-9.2-9.2z" />;
}
