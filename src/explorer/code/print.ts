import type {Step} from './steps';

/** The name of the result of a step. */
export const nameOf = (at: number): string => `cells${at + 1}`;

/** Items in lines that stay readable, each line indented. */
export function wrap(items: readonly string[], indent: string, perLine = 4, separator = ', '): string {
  const lines: string[] = [];
  for (let at = 0; at < items.length; at += perLine) lines.push(indent + items.slice(at, at + perLine).join(separator));
  return lines.join(`${separator.trimEnd()}\n`);
}

/** What a step does, for a comment. */
export function describeStep(step: Step): string {
  switch (step.kind) {
    case 'list':
      return step.along === undefined
        ? 'the indexes that were read or selected'
        : `the cells along lines at resolution ${step.along}, which the explorer computed`;
    case 'points':
      return `the cells of positions at resolution ${step.resolution}`;
    case 'trace':
      return `the cells along lines at resolution ${step.resolution}`;
    case 'fill':
      return `the cells of polygons at resolution ${step.resolution}`;
    case 'operate':
      return operationWords[step.name];
    case 'uncompact':
      return `the same area in cells of resolution ${step.resolution}`;
    case 'combine':
      return {
        union: 'in the first or the second set',
        intersection: 'in both sets',
        difference: 'in the first set alone',
      }[step.operation];
    case 'aggregate':
      return `rows in cells of resolution ${step.resolution}: ${step.aggregation}`;
  }
}

const operationWords = {
  parent: 'the parent of each cell',
  children: 'the children of each cell',
  centerChild: 'the center child of each cell',
  neighbors: 'the neighbors of the cells',
  disk: 'the disk around each cell',
  ring: 'the ring around each cell',
  path: 'the path between the two cells',
  edges: 'the directed edges of each cell',
  vertexes: 'the vertexes of each cell',
  compact: 'the same area in fewer cells',
  uncompact: 'the same area in finer cells',
  ends: 'the two cells of each edge',
  reverse: 'each edge in the other direction',
  between: 'the edge between the two cells',
  around: 'the cells around each vertex',
} as const;
