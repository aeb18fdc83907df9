import {expect, it} from 'vitest';
import {begin, change, redo, show, undo} from '../history';

it('the history undoes a drag at once, and a later one apart', () => {
  let history = begin(0);
  for (const state of [1, 2, 3]) history = change(history, state, 'drag 1');
  history = change(history, 4, 'drag 2');
  history = undo(history);
  expect(history.now).toBe(3);
  expect(undo(history).now).toBe(0);
  expect(redo(redo(undo(undo(history)))).now).toBe(4);
});

it('the history forgets what was undone after a new step, what the pointer only passed over, and changes of nothing', () => {
  expect(change(undo(change(begin(0), 1, 'k')), 2, 'k')).toMatchObject({past: [0], now: 2, future: []});
  expect(undo(show(begin(0), 5)).now).toBe(5);
  const history = begin(0);
  expect(change(history, 0, 'k')).toBe(history);
});
