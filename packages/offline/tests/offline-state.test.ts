import {expect, test} from 'vitest';
import type {OfflineOffer} from '@h3-docs/base/contracts/offline';
import type {Copy} from '../copies';
import {isOutdated, nextState, versionsToAdd, type OfflineState} from '../state';
import {failureText, megabytes, obstacles} from '../words';
import {versionIds} from '@h3-docs/base/versions';

const offer: OfflineOffer = {
  edition: 'new',
  list: 'list.json',
  bytes: Object.fromEntries(versionIds.map((id) => [id, 100])) as OfflineOffer['bytes'],
};
const copy = (edition: string): Copy => ({version: '4.x', edition, stored: 1, bytes: 100, files: {}, cache: edition});
const idle: OfflineState = {is: 'idle', offer, copies: []};

test('storing starts from rest alone, and its progress never goes back', () => {
  const reading: OfflineState = {is: 'reading'};
  expect(nextState(reading, {is: 'begin', what: '4.x', total: 100})).toBe(reading);
  expect(nextState(idle, {is: 'progress', done: 5, total: 100})).toBe(idle);
  const storing = nextState(idle, {is: 'begin', what: '4.x', total: 100});
  expect(nextState(storing, {is: 'begin', what: '3.x', total: 10})).toBe(storing);
  expect(nextState(storing, {is: 'remove'})).toBe(storing);
  const further = nextState(storing, {is: 'progress', done: 50, total: 100});
  expect(nextState(further, {is: 'progress', done: 40, total: 100})).toMatchObject({is: 'storing', done: 50});
});

test('what was read ends a step, with what went wrong in it', () => {
  const storing = nextState(idle, {is: 'begin', what: 'update', total: 100});
  const failure = {from: 'update', problem: 'network'} as const;
  expect(nextState(storing, {is: 'read', copies: [copy('old')], offer, failure})).toEqual({
    is: 'idle',
    copies: [copy('old')],
    offer,
    failure,
  });
  expect(nextState(storing, {is: 'obstacle', obstacle: 'blocked'})).toEqual({is: 'impossible', obstacle: 'blocked'});
});

test('an outdated copy is updated before a version is added', () => {
  expect(versionsToAdd(idle, versionIds)).toEqual(versionIds);
  expect(versionsToAdd({offer, copies: [copy('new')]}, versionIds)).toEqual(versionIds.filter((id) => id !== '4.x'));
  expect(isOutdated({offer, copies: [copy('old')]})).toBe(true);
  expect(versionsToAdd({offer, copies: [copy('old')]}, versionIds)).toEqual([]);
  // Offline, nobody knows.
  expect(isOutdated({copies: [copy('old')]})).toBe(false);
  expect(versionsToAdd({copies: [copy('old')]}, versionIds)).toEqual([]);
});

test('sizes are rounded up, and what goes wrong is told in whole sentences', () => {
  expect(megabytes(5_547_074)).toBe('5.6 MB');
  expect(failureText({from: 'update', problem: 'missing', file: '/h3/404.html'})).toBe(
    'The newer edition was not stored. Your copy is the same as before. The server doesn’t have one of the files. File: /h3/404.html',
  );
  expect(Object.values(obstacles).every((text) => /^[A-Z].*\.$/.test(text))).toBe(true);
});
