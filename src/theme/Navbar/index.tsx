import Navbar from '@theme-original/Navbar';
import type {ReactNode} from 'react';
import {PartBoundary} from '@h3-docs/ui/PartBoundary';

/**
 * The theme's navbar in a boundary. The theme has none around it: an item or a search box that throws would take the
 * page that the reader reads.
 */
export default function BoundedNavbar(): ReactNode {
  return (
    <PartBoundary>
      <Navbar />
    </PartBoundary>
  );
}
