import {translate} from '@docusaurus/Translate';
import DocItemTOCDesktop from '@theme-original/DocItem/TOC/Desktop';
import WideOnly from '@h3-docs/ui/WideOnly';
import type {ReactNode} from 'react';

/** The table of contents as a landmark. It has no box of its own, so that the list sticks within its column. */
export default function LandmarkTOC(): ReactNode {
  return (
    <WideOnly>
      <nav aria-label={translate({message: 'On this page'})} style={{display: 'contents'}}>
        <DocItemTOCDesktop />
      </nav>
    </WideOnly>
  );
}
