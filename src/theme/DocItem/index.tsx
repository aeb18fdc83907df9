import {memo} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import DocItem from '@theme-original/DocItem';
import type DocItemType from '@theme/DocItem';
import type {WrapperProps} from '@docusaurus/types';
import {openAround, placeNamed} from '@h3-docs/ui/collapse';

/** Opens what the address names before Docusaurus scrolls to it. */
function OpenedPlace(): null {
  const location = useLocation();
  useIsomorphicLayoutEffect(() => {
    const place = placeNamed(location.hash);
    if (place) openAround(place);
  }, [location]);
  return null;
}

/**
 * A page of the docs. The router renders its route anew with each location, so a click in the table of contents would
 * render the whole article again, only for another hash. The page depends on its content alone; what depends on the
 * location asks the router itself.
 */
export default memo<WrapperProps<typeof DocItemType>>(
  (props) => (
    <>
      <DocItem {...props} />
      <OpenedPlace />
    </>
  ),
  (before, after) => before.content === after.content,
);
