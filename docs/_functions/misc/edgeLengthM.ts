import type {FunctionEntry} from '@h3-docs/catalogue';
import {measures, unitParameter, unitParameterV3, units} from './measures';

export const edgeLengthM: FunctionEntry = {
  name: 'edgeLengthM',
  group: 'misc',
  summary: 'Computes the length of a directed edge, in meters.',
  use: 'Use it to measure the border between two neighboring cells. [`cellsToDirectedEdge`](/api/uniedge.mdx#cellstodirectededge) returns the edge between two cells. For the average of a resolution, use [`getHexagonEdgeLengthAvgM`](/api/misc.mdx#gethexagonedgelengthavgm).',
  parameters: [
    {name: 'edge', type: 'directed edge', description: 'The edge. The `h3` command expects it in the option `-c`.'},
    unitParameter(units.m),
    {name: 'length', type: 'length', unit: 'meters', description: 'The length.', out: true},
  ],
  returns: 'The length of the edge, in meters. The edge in the opposite direction has the same length.',
  errors: [{code: 'E_DIR_EDGE_INVALID', when: 'The index is not a directed edge. For example, it is a cell.'}],
  pentagons:
    'At odd resolutions, all sides of a pentagon have a bend, where they cross from one face of the icosahedron to the next. Some sides of hexagons bend in the same way. The length is the sum of both parts.',
  notes: [measures],
  since: '4.0.0',
  v3: [
    {
      name: 'exactEdgeLengthM',
      summary: 'Computes the length of the border that a unidirectional edge crosses, in meters.',
      parameters: [{name: 'edge', type: 'unidirectional edge', description: 'The edge.'}, unitParameterV3(units.m)],
      returns:
        'The length of the edge, in meters. For a cell, the function returns 0. For other indexes that are not edges, the result is meaningless. In both cases, h3-py raises `H3EdgeError` instead.',
      differs:
        '[`edgeLengthM`](/docs/api/misc#edgelengthm) in 4.x returns an error for an index that is not an edge. In 3.x, `edgeLengthM` is a different function, which returns the average edge length of a resolution.',
    },
  ],
  related: [
    'getHexagonEdgeLengthAvgM',
    'edgeLengthKm',
    'edgeLengthRads',
    'directedEdgeToBoundary',
    'cellsToDirectedEdge',
  ],
  asks: `
    exact edge length | border | perimeter | side | border in meters | one side in m | fence length
    measure a frontier
  `,
};
