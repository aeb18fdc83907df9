import {memo} from 'react';
import DocItem from '@theme-original/DocItem';
import type DocItemType from '@theme/DocItem';
import type {WrapperProps} from '@docusaurus/types';

/**
 * A page of the docs. The router renders its route anew with each location, so a click in the table of contents would
 * render the whole article again, only for another hash. The page depends on its content alone; what depends on the
 * location asks the router itself.
 */
export default memo<WrapperProps<typeof DocItemType>>(
  (props) => <DocItem {...props} />,
  (before, after) => before.content === after.content,
);
