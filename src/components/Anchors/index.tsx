import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

/** Names the ids of a page's raw HTML to Docusaurus, which looks for broken links. Draws nothing. */
export default function Anchors({ids}: {readonly ids: string}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  ids.split(' ').forEach(collectAnchor);
  return null;
}
