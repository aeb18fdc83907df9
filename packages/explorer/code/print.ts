import {translate} from '@docusaurus/Translate';
import type {Step} from './steps';

/** The name of the result of a step. */
export const nameOf = (at: number): string => `cells${at + 1}`;

/** Items in lines that stay readable, each line indented. */
export function wrap(items: readonly string[], indent: string, perLine = 4): string {
  const lines: string[] = [];
  for (let at = 0; at < items.length; at += perLine) lines.push(indent + items.slice(at, at + perLine).join(', '));
  return lines.join(',\n');
}

/** Indexes as literals, between quotes or behind the mark of a number. */
export const literals = (indexes: readonly string[], before: string, after = before): string[] =>
  indexes.map((index) => before + index + after);

/** Statements whose first two lines, the comment and the beginning of the code, are indented. */
export const indented = (statements: readonly string[], indent: string): string[] =>
  statements.map((statement) => `${indent}${statement.replace('\n', `\n${indent}`)}`);

/** What a step does, for a comment. */
export function describeStep(step: Step): string {
  switch (step.kind) {
    case 'list':
      return step.along === undefined
        ? translate({message: 'the indexes that were read or selected'})
        : translate(
            {message: 'the cells along lines at resolution {resolution}, which the explorer computed'},
            {resolution: step.along},
          );
    case 'points':
      return translate({message: 'the cells of positions at resolution {resolution}'}, {resolution: step.resolution});
    case 'fill':
      return translate({message: 'the cells of polygons at resolution {resolution}'}, {resolution: step.resolution});
    case 'operate':
      return operationWords[step.name];
    case 'uncompact':
      return translate({message: 'the same area in cells of resolution {resolution}'}, {resolution: step.resolution});
    case 'combine':
      return {
        union: translate({message: 'in the first or the second set'}),
        intersection: translate({message: 'in both sets'}),
        difference: translate({message: 'in the first set alone'}),
      }[step.operation];
    case 'aggregate':
      return translate(
        {message: 'rows in cells of resolution {resolution}: {aggregation}'},
        {resolution: step.resolution, aggregation: step.how},
      );
  }
}

/** What an operation returns, for a comment. */
const operationWords = {
  parent: translate({message: 'the parent of each cell'}),
  children: translate({message: 'the children of each cell'}),
  neighbors: translate({message: 'the neighbors of the cells'}),
  disk: translate({message: 'the disk around each cell'}),
  compact: translate({message: 'the same area in fewer cells'}),
  uncompact: translate({message: 'the same area in finer cells'}),
} as const;
