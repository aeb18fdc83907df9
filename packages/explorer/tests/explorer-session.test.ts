import * as h3 from 'h3-js';
import {describe, expect, it} from 'vitest';
import {initialSession, reduce, toggled, withLayer, type Action, type Session} from '../model/session';
import {type ExplorerState, firstState, isFirst, MAX_LAYERS} from '../model/state';
import {describeLayer} from '../model/describe';
import {literal} from '../model/recipe';
import {combine} from '../model/sets';

const cell = '8928308280fffff';
const after = (...actions: readonly Action[]): Session => actions.reduce(reduce, initialSession);
const type = (text: string): Action => ({type: 'change', typed: true, change: {text, selection: []}});

const become = (change: Partial<ExplorerState>): Action => ({type: 'change', change});
const table = {columns: [{name: 'count', type: 'number'}], rows: [[2]]} as const;
const select = (...selection: string[]): Action => become({selection});

describe('a session', () => {
  it('selects, and undoes one step at a time', () => {
    const [neighbor = ''] = h3.gridRing(cell, 1);
    const both = after(select(cell), select(...toggled([cell], neighbor)));
    expect(both.now.selection).toEqual([cell, neighbor]);
    expect(toggled(both.now.selection, cell)).toEqual([neighbor]);
    const undone = reduce(both, {type: 'undo'});
    expect(undone.now.selection).toEqual([cell]);
    expect(reduce(undone, {type: 'redo'})).toMatchObject({now: {selection: [cell, neighbor]}, future: []});
    expect(reduce(reduce(undone, {type: 'undo'}), {type: 'undo'}).now).toEqual(initialSession.now);
    expect(reduce(undone, select())).toMatchObject({now: {selection: []}, future: []});
  });

  it('undoes typing as a whole, and does not count moves of the map as steps', () => {
    const view = {lat: 1, lng: 2, zoom: 3};
    const moved: Action = {type: 'change', change: {view}, silent: true};
    const undone = reduce(after(select(cell), type('3'), type('37'), moved, type('37, 1')), {type: 'undo'});
    expect(undone.now).toMatchObject({text: '', selection: [cell]});
    expect(undone.now.view, 'the map stays where it is').toEqual(view);
    expect(reduce(undone, {type: 'redo'}).now.text).toBe('37, 1');
  });

  it('records the steps that led to a selection, until something else is selected', () => {
    const recipe = literal([cell]);
    const selected = after(become({selection: [cell], recipe}));
    expect(reduce(selected, become({flat: true})).now.recipe).toBe(recipe);
    for (const other of [select(), select(cell), type('x')]) {
      expect(reduce(selected, other).now).not.toHaveProperty('recipe');
      expect(reduce(reduce(selected, other), {type: 'undo'}).now.recipe, 'they come back').toBe(recipe);
    }
    const [layer] = withLayer([], {name: 'A', indexes: [cell], recipe, table});
    expect(layer).toMatchObject({recipe, table});
  });

  it('keeps the input of a count, whose cells stand for it until others are selected', () => {
    const counted = after(type('8'), become({selection: [cell], table, counted: true}));
    expect(counted.now).toMatchObject({text: '8', counted: true, table});
    expect(reduce(counted, select(h3.cellToParent(cell, 8))).now).not.toHaveProperty('counted');
    expect(reduce(counted, {type: 'undo'}).now).not.toHaveProperty('counted');
  });

  it('keeps layers of different colors, each index once, up to a limit', () => {
    const two = withLayer(withLayer([], {name: 'A', indexes: [cell, cell]}), {name: 'B', indexes: ['x']});
    expect(two).toMatchObject([
      {name: 'A', visible: true, indexes: [cell]},
      {name: 'B', visible: true, indexes: ['x']},
    ]);
    expect(two[0]?.color).not.toBe(two[1]?.color);
    expect(withLayer(two, {name: 'empty', indexes: []})).toBe(two);
    const many = Array.from({length: 20}).reduce<typeof two>((all) => withLayer(all, {name: 'x', indexes: [cell]}), []);
    expect(many).toHaveLength(MAX_LAYERS);
  });

  it('knows the state that it starts with, wherever the map looks', () => {
    expect(isFirst({...firstState, view: {lat: 0, lng: 0, zoom: 1}})).toBe(true);
    expect(isFirst({...firstState, selection: ['8928308280fffff']})).toBe(false);
    expect(isFirst({...firstState, frozen: 3})).toBe(false);
  });

  it('starts its history again when a state arrives', () => {
    const session = reduce(after(type('a')), {type: 'arrive', state: {...initialSession.now, text: 'b'}});
    expect(session).toMatchObject({now: {text: 'b'}, past: [], future: [], arrivals: 1});
  });
});

describe('layers', () => {
  it('are described by kind and resolution', () => {
    expect(describeLayer(h3.gridDisk(cell, 1))).toBe('7 cells, res 9');
    expect(describeLayer([cell, h3.cellToParent(cell, 7)])).toBe('2 cells, mixed: res 7, 9');
    expect(describeLayer([cell, ...h3.originToDirectedEdges(cell)])).toBe('1 cell, 6 edges, res 9');
    expect(describeLayer(h3.cellToVertexes(cell))).toBe('6 vertexes, res 9');
  });
});

describe('two sets', () => {
  const disk = h3.gridDisk(cell, 3);
  const ring = h3.gridRing(cell, 3);
  const found = (...sets: Parameters<typeof combine>) => {
    const outcome = combine(...sets);
    return outcome.ok ? [...outcome.indexes].sort() : outcome.reason;
  };

  it('are joined, intersected, and subtracted', () => {
    expect(found('difference', disk, ring)).toEqual(h3.gridDisk(cell, 2).sort());
    expect(found('union', h3.gridDisk(cell, 2), ring)).toEqual([...disk].sort());
    const edges = h3.originToDirectedEdges(cell);
    expect(found('intersection', [cell, ...edges], edges)).toEqual([...edges].sort());
    expect(found('intersection', [cell], ring)).toBe('The result is empty');
  });

  it('of different resolutions are compared at the finest', () => {
    const parent = h3.cellToParent(cell, 8);
    const children = h3.cellToChildren(parent, 9);
    expect(found('difference', [parent], [cell])).toEqual(children.filter((one) => one !== cell).sort());
    expect(found('union', [parent], [cell])).toEqual([...children].sort());
    expect(found('intersection', [h3.cellToParent(cell, 0)], [h3.cellToCenterChild(cell, 15)])).toContain(
      'but the limit is 200,000',
    );
  });
});
