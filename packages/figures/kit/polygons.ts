import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {cellCenter} from '@h3-docs/grid/h3/geometry';
import type {LandData} from '@h3-docs/grid/h3/land';
import {geography} from '@h3-docs/grid/h3/layers';
import type {Position} from '@h3-docs/grid/h3/sphere';
import {element, label, path} from '@h3-docs/grid/h3/svg';
import {createView, type View} from '@h3-docs/grid/h3/view';
import {cellPositions, cells, dot} from './map';

/** The four ways to decide which cells belong to a polygon. */
export const modes = [
  [h3.POLYGON_TO_CELLS_FLAGS.containmentCenter, translate({message: 'Center'})],
  [h3.POLYGON_TO_CELLS_FLAGS.containmentFull, translate({message: 'Full'})],
  [h3.POLYGON_TO_CELLS_FLAGS.containmentOverlapping, translate({message: 'Overlapping'})],
  [h3.POLYGON_TO_CELLS_FLAGS.containmentOverlappingBbox, translate({message: 'Overlapping bbox'})],
] as const;

const [width, height, gap] = [280, 220, 8];

/** The size of the four panels together. */
export const modesSize = {width: 2 * width + gap, height: 2 * height + gap} as const;

/** The view of each panel: the closed ring of a polygon, and the cells of each mode. */
export function modesView(ring: readonly Position[], found: readonly (readonly string[])[]): View {
  return createView({width, height, positions: [...ring, ...cellPositions(found.flat())], padding: 0.1});
}

/** Four panels, each an SVG of its own. */
function panels(content: (index: number) => string): string {
  return modes
    .map((_, index) =>
      element(
        'svg',
        {x: (index % 2) * (width + gap), y: Math.floor(index / 2) * (height + gap), width, height},
        content(index),
      ),
    )
    .join('');
}

/** What lies below the cells of the four panels. */
export function modesGround(view: View, land?: LandData): string {
  return panels(() => geography(view, land));
}

/** The cells that each mode returns, the polygon, and how many cells they are. */
export function drawModes(ring: readonly Position[], found: readonly (readonly string[])[], view: View): string {
  return panels((index) => {
    const set = found[index] ?? [];
    return (
      cells(view, set) +
      path('d-input', view.ring(ring)) +
      (index === 0 ? set.map((cell) => dot(view, cellCenter(h3, cell), 'd-point', 2)).join('') : '') +
      label('d-label', [8, 18], `${modes[index]?.[1] ?? ''}: ${set.length}`)
    );
  });
}
