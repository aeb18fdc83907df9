import type {FunctionEntry} from '@h3-docs/catalogue';
import {measures, unitParameter, unitParameterV3, units} from './measures';

export const edgeLengthRads: FunctionEntry = {
  name: 'edgeLengthRads',
  group: 'misc',
  summary: 'Computes the length of a directed edge, in radians.',
  use: 'Use it to measure the border between two neighboring cells. [`cellsToDirectedEdge`](/api/uniedge.mdx#cellstodirectededge) returns the edge between two cells. The length in radians is the length on a sphere of radius 1.',
  parameters: [
    {name: 'edge', type: 'directed edge', description: 'The edge. The `h3` command expects it in the option `-c`.'},
    unitParameter(units.rads),
    {name: 'length', type: 'length', unit: 'radians', description: 'The length.', out: true},
  ],
  returns: 'The length of the edge, in radians. The edge in the opposite direction has the same length.',
  errors: [{code: 'E_DIR_EDGE_INVALID', when: 'The index is not a directed edge. For example, it is a cell.'}],
  pentagons:
    'At odd resolutions, all sides of a pentagon have a bend, where they cross from one face of the icosahedron to the next. Some sides of hexagons bend in the same way. The length is the sum of both parts.',
  notes: [measures],
  since: '4.0.0',
  v3: [
    {
      name: 'exactEdgeLengthRads',
      summary: 'Computes the length of the border that a unidirectional edge crosses, in radians.',
      parameters: [{name: 'edge', type: 'unidirectional edge', description: 'The edge.'}, unitParameterV3(units.rads)],
      returns:
        'The length of the edge, in radians. For a cell, the function returns 0. For other indexes that are not edges, the result is meaningless. In both cases, h3-py raises `H3EdgeError` instead.',
      differs:
        '[`edgeLengthRads`](/docs/api/misc#edgelengthrads) in 4.x returns an error for an index that is not an edge.',
    },
  ],
  related: ['edgeLengthKm', 'edgeLengthM', 'directedEdgeToBoundary', 'cellsToDirectedEdge'],
  asks: `
    exact edge length | border | perimeter | side | edge as an angle | arc of a side | angular length
    side on the unit sphere
  `,
};
