import type {FunctionEntry} from '@h3-docs/catalogue';
import {anyValue} from './shared';

export const isValidIndex: FunctionEntry = {
  name: 'isValidIndex',
  group: 'inspection',
  summary: 'Returns whether an index is a valid cell, directed edge, or vertex.',
  use: 'Use it when you accept an index of any kind. If you accept only one kind, use [`isValidCell`](/api/inspection.mdx#isvalidcell), [`isValidDirectedEdge`](/api/uniedge.mdx#isvaliddirectededge), or [`isValidVertex`](/api/vertex.mdx#isvalidvertex).',
  parameters: anyValue,
  returns: '1 or 0 in C, and a Boolean in the other languages.',
  errors: [],
  notes: [
    '[`isValidCell`](/api/inspection.mdx#isvalidcell) describes how each language handles text that is not hexadecimal.',
  ],
  since: '4.4.0',
  related: ['isValidCell', 'isValidDirectedEdge', 'isValidVertex'],
  asks: `
    is this any valid index | validate | check | any mode | cell, edge, or vertex id | validate mixed ids
    unknown kind of id
  `,
};
