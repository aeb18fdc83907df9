import type {Props} from '@theme/Icon/Language';
import type {ReactNode} from 'react';
import StrokeIcon from '@site/src/components/StrokeIcon';

const ideograph = 'M1 5h16M9 2v3m4.9 0C13 10 9 14.5 3.3 18.3M5.7 8c1 3 3.5 5.5 6.7 7.7';
const letter = 'M13 22l4.5-12L22 22m-7-4h5';

/** The sign of languages. */
export default function IconLanguage({width = 20, height = 20, ...props}: Props): ReactNode {
  return <StrokeIcon width={width} height={height} aria-hidden {...props} lines={ideograph + letter} />;
}
