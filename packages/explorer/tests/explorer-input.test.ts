import {describe, expect, it} from 'vitest';
import {provide} from '../input/projections';
import {readInput} from '../input/read';
import {rows} from './explorer-input-table';
import {placeOf, saidAt} from './reading';

provide();

describe('the input reader', () => {
  it.each(Object.entries(rows))('%s', (_name, [text, {shapes = [], problems, ...indexes}]) => {
    const result = readInput(text);
    const none = {cells: [], edges: [], vertexes: [], repeated: 0};
    expect(result).toMatchObject({...none, ...indexes, problems: saidAt(problems)});
    expect(result.shapes.map(placeOf)).toEqual(shapes);
  });
});
