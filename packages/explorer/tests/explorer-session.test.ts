import * as h3 from 'h3-js';
import {describe, expect, it} from 'vitest';
import {initialSession, reduce, type Action, type Session} from '../model/session';
import {fromFile, toFile} from '../model/file';
import {firstState, isFirst} from '../model/first';
import {describeLayer} from '../model/describe';
import {literal} from '../model/recipe';
import {combine} from '../model/sets';
import {MAX_LAYERS} from '../model/state';
import {decodeState, encodeState} from '../model/url';

const cell = '8928308280fffff';
const after = (...actions: readonly Action[]): Session => actions.reduce(reduce, initialSession);
const type = (text: string): Action => ({type: 'change', typed: true, change: {text, selection: []}});

describe('a session', () => {
  it('selects, toggles, and undoes one step at a time', () => {
    const [neighbor = ''] = h3.gridRing(cell, 1);
    const both = after({type: 'select', indexes: [cell]}, {type: 'toggle', index: neighbor});
    expect(both.now.selection).toEqual([cell, neighbor]);
    const undone = reduce(both, {type: 'undo'});
    expect(undone.now.selection).toEqual([cell]);
    expect(reduce(undone, {type: 'redo'})).toMatchObject({now: {selection: [cell, neighbor]}, future: []});
    expect(reduce(reduce(undone, {type: 'undo'}), {type: 'undo'}).now).toEqual(initialSession.now);
    expect(reduce(undone, {type: 'toggle', index: cell})).toMatchObject({now: {selection: []}, future: []});
  });

  it('undoes typing as a whole, and does not count moves of the map as steps', () => {
    const view = {lat: 1, lng: 2, zoom: 3};
    const typed = after(
      {type: 'select', indexes: [cell]},
      type('3'),
      type('37'),
      {type: 'change', change: {view}, silent: true},
      type('37, 1'),
    );
    const undone = reduce(typed, {type: 'undo'});
    expect(undone.now).toMatchObject({text: '', selection: [cell]});
    expect(undone.now.view, 'the map stays where it is').toEqual(view);
    expect(reduce(undone, {type: 'redo'}).now.text).toBe('37, 1');
  });

  it('records the steps that led to a selection, until something else is selected', () => {
    const recipe = literal([cell]);
    const selected = after({type: 'select', indexes: [cell], recipe});
    expect(selected.now.recipe).toBe(recipe);
    expect(reduce(selected, {type: 'change', change: {flat: true}}).now.recipe).toBe(recipe);
    expect(reduce(selected, {type: 'select', indexes: []}).now).not.toHaveProperty('recipe');
    expect(reduce(selected, {type: 'toggle', index: cell}).now).not.toHaveProperty('recipe');
    expect(reduce(selected, type('x')).now).not.toHaveProperty('recipe');
    const kept = reduce(selected, {type: 'keep', name: 'A', indexes: [cell], recipe});
    expect(kept.now.layers[0]?.recipe).toBe(recipe);
    const undone = reduce(reduce(selected, {type: 'select', indexes: []}), {type: 'undo'});
    expect(undone.now.recipe, 'they come back with the selection').toBe(recipe);
    expect(JSON.parse(toFile(kept.now)), 'a file has the results alone').not.toHaveProperty('recipe');
  });

  it('selects what was kept as the result of a step, with its rows, as one step', () => {
    const cells = h3.gridDisk(cell, 1);
    const table = {columns: [{name: 'n', type: 'number'}], rows: cells.map((_, at) => [at])} as const;
    const before = after({type: 'select', indexes: [cell]});
    const made = reduce(before, {
      type: 'keep',
      selects: true,
      name: 'A or B',
      indexes: cells,
      recipe: literal(cells),
      table,
    });
    expect(made.now).toMatchObject({selection: cells, recipe: literal(cells), table, layers: [{name: 'A or B'}]});
    expect(reduce(made, {type: 'undo'}).now).toEqual(before.now);
    const plain = reduce(made, {type: 'keep', selects: true, name: 'C', indexes: [cell]});
    expect(plain.now.selection).toEqual([cell]);
    expect(plain.now, 'the steps of other indexes').not.toHaveProperty('recipe');
  });

  it('keeps the input of a count, whose cells stand for it until others are selected', () => {
    const table = {columns: [{name: 'count', type: 'number'}], rows: [[2]]} as const;
    const counted = after(type('8'), {type: 'change', change: {selection: [cell], table, counted: true}});
    expect(counted.now).toMatchObject({text: '8', counted: true, table});
    expect(reduce(counted, {type: 'select', indexes: [h3.cellToParent(cell, 8)]}).now).not.toHaveProperty('counted');
    expect(reduce(counted, {type: 'undo'}).now).not.toHaveProperty('counted');
  });

  it('keeps layers of different colors, changes and removes them', () => {
    const session = after(
      {type: 'keep', name: 'A', indexes: [cell, cell]},
      {type: 'keep', name: 'B', indexes: h3.gridDisk(cell, 1)},
      {type: 'keep', name: 'empty', indexes: []},
      {type: 'layer', at: 0, change: {visible: false, name: 'Hidden'}},
    );
    expect(session.now.layers.map(({name, visible, indexes}) => [name, visible, indexes.length])).toEqual([
      ['Hidden', false, 1],
      ['B', true, 7],
    ]);
    expect(new Set(session.now.layers.map(({color}) => color)).size).toBe(2);
    expect(reduce(session, {type: 'remove', at: 0}).now.layers.map(({name}) => name)).toEqual(['B']);
    const many = after(...Array.from({length: 20}, (): Action => ({type: 'keep', name: 'x', indexes: [cell]})));
    expect(many.now.layers).toHaveLength(MAX_LAYERS);
  });

  it('keeps the columns of layers, and what the reader chose for those of the input', async () => {
    const [one = '', two = ''] = h3.gridRing(cell, 1);
    const table = {columns: [{name: 'n = "a"', type: 'number'} as const], rows: [[1], null]};
    const columns = [{name: 'n = "a"', type: 'text'} as const];
    const session = after(
      {type: 'keep', name: 'A', indexes: [cell, one], table},
      {type: 'keep', name: 'B', indexes: [two]},
      {type: 'change', change: {columns}},
    );
    const {now: state} = session;
    expect(state.layers[0]).toMatchObject({table});
    const addresses = [await encodeState(state), toFile(state)] as const;
    for (const back of [await decodeState(addresses[0] ?? ''), (await fromFile(addresses[1]))?.state]) {
      expect(back?.layers).toEqual(state.layers);
      expect(back?.columns).toEqual(columns);
    }
    expect(reduce(session, {type: 'undo'}).now.columns).toBeUndefined();

    const damaged = toFile(state).replace('[1]', '[true]');
    expect(damaged).not.toBe(toFile(state));
    expect((await fromFile(damaged))?.state.layers[0]?.table?.rows[0]).toBeNull();
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
    expect(found('intersection', disk, ring)).toEqual([...ring].sort());
    expect(found('union', h3.gridDisk(cell, 2), ring)).toEqual([...disk].sort());
    const edges = h3.originToDirectedEdges(cell);
    expect(found('intersection', [cell, ...edges], edges)).toEqual([...edges].sort());
    expect(found('intersection', [cell], ring)).toBe('The intersection is empty');
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
