import AnnouncementBar from '@theme-original/AnnouncementBar';
import type {ReactNode} from 'react';
import {Catch} from '@h3-docs/ui/PartBoundary';

/** The theme's announcement bar. One that throws is left out, because no reader has come for it. */
export default function BoundedAnnouncementBar(): ReactNode {
  return (
    <Catch failed={() => null}>
      <AnnouncementBar />
    </Catch>
  );
}
