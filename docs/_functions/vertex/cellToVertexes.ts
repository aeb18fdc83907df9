import type {FunctionEntry} from '@h3-docs/catalogue';
import {invalidOrigin} from '../traversal/shared';
import {lateFailure} from './shared';

export const cellToVertexes: FunctionEntry = {
  name: 'cellToVertexes',
  group: 'vertex',
  summary: 'Returns the indexes of all corners of a cell.',
  use: 'Use it to build shapes and meshes without rounding errors: all cells at a corner return the same index for it. To draw one cell, use [`cellToBoundary`](/api/indexing.mdx#celltoboundary).',
  parameters: [
    {name: 'origin', type: 'cell', description: 'The cell.'},
    {name: 'vertexes', type: 'array of vertexes', description: 'Array of 6 elements.', out: true},
  ],
  returns: 'Six vertexes, or five for a pentagon, in counterclockwise order.',
  errors: [lateFailure, invalidOrigin],
  memory: 'In C, allocate 6 elements.',
  pentagons: 'A pentagon has five vertexes. In C, the last element is `H3_NULL`. The bindings omit this element.',
  notes: [
    'At even resolutions, the vertexes are the points of `cellToBoundary`, in the same order. At odd resolutions, the boundary can have extra points.',
    'C does not detect [every invalid cell](/library/errors.mdx#invalid-input). Python raises `H3CellInvalidError` for every invalid cell.',
  ],
  since: '4.0.0',
  related: ['cellToVertex', 'vertexToLatLng', 'originToDirectedEdges', 'cellToBoundary'],
  asks: `
    corners of a cell | cell to corners | vertexes of a cell | shared corners | corners | vertices | nodes | mesh
    topology
  `,
};
