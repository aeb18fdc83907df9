import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {decodeIndex, parseIndex} from '@h3-docs/grid/h3/bits';
import {cellCenter, cellRing, edgeLine} from '@h3-docs/grid/h3/geometry';
import {interpolate} from '@h3-docs/grid/h3/sphere';
import {element, path} from '@h3-docs/grid/h3/svg';
import type {View} from '@h3-docs/grid/h3/view';
import {arrow, cells, labelAt, mapDrawing, outlines} from './kit/map';
import {readProps} from './kit/props';
import type {Figure, Props} from './types';

/** The cell at a position, and which of its directed edges is chosen. */
export interface EdgesState {
  readonly lat: number;
  readonly lng: number;
  readonly res: number;
  /** 1 to 6, as the index has it; 0 while none is chosen. */
  readonly direction: number;
}

/** The state that the still figure shows. */
const start = (props: Props): EdgesState => ({
  ...readProps(props, {lat: 55.68, lng: 12.57, res: 6}),
  direction: 0,
});

/** The direction that a directed edge's index has in its bits. */
function directionOf(edge: string): number {
  return decodeIndex(parseIndex(edge) ?? 0n).modeBits;
}

/** The cell whose edges are drawn. */
const originOf = ({lat, lng, res}: EdgesState): string => h3.latLngToCell(lat, lng, res);

/** What a map of the edges must hold, and how much of it is left free. */
const edgesMap = (state: EdgesState) => ({positions: cellRing(h3, originOf(state)), padding: 0.22});

/** The directed edges of a cell, each with an arrow and its direction; the chosen one with both cells. */
function drawEdges(state: EdgesState, view: View): string {
  const origin = originOf(state);
  const center = cellCenter(h3, origin);
  const found = h3.originToDirectedEdges(origin);
  const neighbors = found.map((edge) => h3.getDirectedEdgeDestination(edge));
  const at = found.findIndex((edge) => directionOf(edge) === state.direction);
  const chosen = found[at];
  const shapes = found.map((edge, index) => {
    const destination = cellCenter(h3, neighbors[index] ?? origin);
    const [from, to] = [0.3, 0.68].map((share) => view.point(interpolate(center, destination, share)));
    if (!from || !to) return '';
    return (
      element(
        'g',
        {class: 'd-edge'},
        element('title', {}, edge) + element('path', {d: view.line(edgeLine(h3, edge))}) + arrow(from, to),
      ) + labelAt(view, interpolate(center, destination, 0.8), String(directionOf(edge)))
    );
  });
  const both = chosen === undefined ? '' : cells(view, [neighbors[at] ?? origin], 'd-cell d-cell-2');
  const line = chosen === undefined ? '' : path('d-input', view.line(edgeLine(h3, chosen)));
  return outlines(view, neighbors, 'd-context') + both + cells(view, [origin]) + shapes.join('') + line;
}

/** The directed edges of a cell: one toward each neighbor. */
const edges: Figure = (props, {land}) => {
  const state = start(props);
  const count = h3.originToDirectedEdges(originOf(state)).length;
  const alt = translate(
    {
      message:
        'A map of a cell of resolution {res} and its {count} edges. An arrow across each edge points from the cell to a neighbor. Each arrow is labeled with the direction number in the index of its edge.',
    },
    {res: state.res, count},
  );
  return mapDrawing({land, alt, ...edgesMap(state)}, (view) => drawEdges(state, view));
};
export default edges;
