import type {FunctionEntry} from '@site/src/api/types';
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
  returns: 'The length of the edge along great circles, in radians. An edge and its reverse have the same length.',
  errors: [{code: 'E_DIR_EDGE_INVALID', when: 'The index is not a directed edge. For example, it is a cell.'}],
  pentagons:
    'Some sides of cells cross an edge of the icosahedron, for example all sides of a pentagon at an odd resolution. Such a side has a bend, and its length is the sum of both parts.',
  notes: [measures],
  since: '4.0.0',
  v3: [
    {
      name: 'exactEdgeLengthRads',
      summary: 'Computes the length of the border that a unidirectional edge crosses, in radians.',
      parameters: [{name: 'edge', type: 'unidirectional edge', description: 'The edge.'}, unitParameterV3(units.rads)],
      returns:
        'The length of the edge, in radians. For an index whose direction bits are 0, such as a cell, the function returns 0. For other invalid indexes, it returns a meaningless number. In both cases, h3-py raises `H3EdgeError` instead.',
      differs:
        '[`edgeLengthRads`](/docs/api/misc#edgelengthrads) in 4.x returns an error for an index that is not an edge.',
    },
  ],
  related: ['edgeLengthKm', 'edgeLengthM', 'directedEdgeToBoundary', 'cellsToDirectedEdge'],
  searchWords: ['exact edge length', 'border', 'perimeter', 'side'],
};
