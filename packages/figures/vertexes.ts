import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {cellCenter, cellRing, vertexPoint} from '@h3-docs/grid/h3/geometry';
import {vertexOwner} from '@h3-docs/grid/h3/scene';
import {interpolate} from '@h3-docs/grid/h3/sphere';
import type {View} from '@h3-docs/grid/h3/view';
import {cells, dot, labelAt, mapDrawing, outlines} from './kit/map';
import {readProps} from './kit/props';
import type {Figure, Props} from './types';

/** The cell at a position, and which of its vertexes is chosen. */
export interface VertexesState {
  readonly lat: number;
  readonly lng: number;
  readonly res: number;
  /** 0 to 5, in the order of `cellToVertexes`; −1 while none is chosen. */
  readonly number: number;
}

/** The state that the still figure shows. */
const start = (props: Props): VertexesState => ({
  ...readProps(props, {lat: 59.33, lng: 18.07, res: 6}),
  number: -1,
});

/** The cell whose vertexes are drawn. */
const cellOf = ({lat, lng, res}: VertexesState): string => h3.latLngToCell(lat, lng, res);

/** What a map of the vertexes must hold, and how much of it is left free. */
const vertexesMap = (state: VertexesState) => ({positions: cellRing(h3, cellOf(state)), padding: 0.2});

/** The cells that meet at a vertex of a cell, the cell itself among them. */
function cellsAt(vertex: string, cell: string): string[] {
  return h3.gridDisk(cell, 1).filter((other) => h3.cellToVertexes(other).includes(vertex));
}

/** The vertexes of a cell with their numbers, its own ones filled; the chosen one with the cells that meet there. */
function drawVertexes(state: VertexesState, view: View): string {
  const cell = cellOf(state);
  const found = h3.cellToVertexes(cell);
  const chosen = found[state.number];
  const marked =
    chosen === undefined
      ? ''
      : cells(
          view,
          cellsAt(chosen, cell).filter((other) => other !== vertexOwner(chosen)),
          'd-cell d-cell-2',
        ) + cells(view, [vertexOwner(chosen)], 'd-cell d-strong');
  return (
    outlines(view, h3.gridRing(cell, 1), 'd-context') +
    cells(view, [cell]) +
    marked +
    found
      .map((vertex, number) => {
        const at = vertexPoint(h3, vertex);
        const className = vertexOwner(vertex) === cell ? 'd-vertex' : 'd-vertex d-hollow';
        return (
          dot(view, at, className, 5.5) + labelAt(view, interpolate(at, cellCenter(h3, cell), 0.2), String(number))
        );
      })
      .join('') +
    (chosen === undefined ? '' : dot(view, vertexPoint(h3, chosen), 'd-input', 9))
  );
}

/** The vertexes of a cell with their numbers, those that another cell owns told apart. */
const vertexes: Figure = (props, {land}) => {
  const state = start(props);
  const cell = cellOf(state);
  const found = h3.cellToVertexes(cell);
  const own = found.filter((vertex) => vertexOwner(vertex) === cell).length;
  const alt = translate(
    {
      message:
        'A map of a cell of resolution {res} and its {count} vertexes, numbered from 0. The cell owns {own} of them, which are filled. Neighboring cells own the others, which are hollow.',
    },
    {res: state.res, count: found.length, own},
  );
  return mapDrawing({land, alt, ...vertexesMap(state)}, (view) => drawVertexes(state, view));
};
export default vertexes;
