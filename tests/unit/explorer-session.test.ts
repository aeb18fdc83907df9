import * as h3 from 'h3-js';
import {describe, expect, it} from 'vitest';
import {initialSession, reduce, type Action, type Session} from '@site/src/explorer/model/session';
import {toFile} from '@site/src/explorer/model/file';
import {literal} from '@site/src/explorer/model/recipe';
import {combine} from '@site/src/explorer/model/sets';
import {MAX_LAYERS} from '@site/src/explorer/model/state';

const cell = '8928308280fffff';
const after = (...actions: readonly Action[]): Session => actions.reduce(reduce, initialSession);
const type = (text: string): Action => ({type: 'change', change: {text, selection: []}});

describe('a session', () => {
  it('selects, toggles, and undoes one step at a time', () => {
    const [neighbor = ''] = h3.gridRing(cell, 1);
    const both = after({type: 'select', indexes: [cell]}, {type: 'toggle', index: neighbor});
    expect(both.state.selection).toEqual([cell, neighbor]);
    const undone = reduce(both, {type: 'undo'});
    expect(undone.state.selection).toEqual([cell]);
    expect(reduce(undone, {type: 'redo'})).toMatchObject({state: {selection: [cell, neighbor]}, future: []});
    expect(reduce(reduce(undone, {type: 'undo'}), {type: 'undo'}).state).toEqual(initialSession.state);
    expect(reduce(undone, {type: 'toggle', index: cell})).toMatchObject({state: {selection: []}, future: []});
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
    expect(undone.state).toMatchObject({text: '', selection: [cell]});
    expect(undone.state.view, 'the map stays where it is').toEqual(view);
    expect(reduce(undone, {type: 'redo'}).state.text).toBe('37, 1');
  });

  it('records the steps that led to a selection, until something else is selected', () => {
    const recipe = literal([cell]);
    const selected = after({type: 'select', indexes: [cell], recipe});
    expect(selected.state.recipe).toBe(recipe);
    expect(reduce(selected, {type: 'change', change: {flat: true}}).state.recipe).toBe(recipe);
    expect(reduce(selected, {type: 'select', indexes: []}).state).not.toHaveProperty('recipe');
    expect(reduce(selected, {type: 'toggle', index: cell}).state).not.toHaveProperty('recipe');
    expect(reduce(selected, type('x')).state).not.toHaveProperty('recipe');
    const kept = reduce(selected, {type: 'keep', name: 'A', indexes: [cell], recipe});
    expect(kept.state.layers[0]?.recipe).toBe(recipe);
    const undone = reduce(reduce(selected, {type: 'select', indexes: []}), {type: 'undo'});
    expect(undone.state.recipe, 'they come back with the selection').toBe(recipe);
    expect(JSON.parse(toFile(kept.state)), 'a file has the results alone').not.toHaveProperty('recipe');
  });

  it('keeps layers of different colors, changes and removes them', () => {
    const session = after(
      {type: 'keep', name: 'A', indexes: [cell, cell]},
      {type: 'keep', name: 'B', indexes: h3.gridDisk(cell, 1)},
      {type: 'keep', name: 'empty', indexes: []},
      {type: 'layer', at: 0, change: {visible: false, name: 'Hidden'}},
    );
    expect(session.state.layers.map(({name, visible, indexes}) => [name, visible, indexes.length])).toEqual([
      ['Hidden', false, 1],
      ['B', true, 7],
    ]);
    expect(new Set(session.state.layers.map(({color}) => color)).size).toBe(2);
    expect(reduce(session, {type: 'remove', at: 0}).state.layers.map(({name}) => name)).toEqual(['B']);
    const many = after(...Array.from({length: 20}, (): Action => ({type: 'keep', name: 'x', indexes: [cell]})));
    expect(many.state.layers).toHaveLength(MAX_LAYERS);
  });

  it('starts its history again when a state arrives', () => {
    const session = reduce(after(type('a')), {type: 'arrive', state: {...initialSession.state, text: 'b'}});
    expect(session).toMatchObject({state: {text: 'b'}, past: [], future: [], arrivals: 1});
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
