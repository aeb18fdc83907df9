import type {Props} from '@theme/Icon/LightMode';
import type {ReactNode} from 'react';
import StrokeIcon from '@site/src/components/StrokeIcon';

const disk = 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0';
const rays = 'M12 2v2m0 16v2M2 12h2m16 0h2M5.3 5.3l1 1m11.4 11.4 1 1m0-13.4-1 1M6.3 17.7l-1 1';

/** The sun. */
export default function IconLightMode(props: Props): ReactNode {
  return <StrokeIcon {...props} lines={disk + rays} />;
}
