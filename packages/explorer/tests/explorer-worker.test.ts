import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {runJob, type SelectionJob} from '../model/jobs';
import {startJob} from '../model/startJob';
import {FakeWorker} from '@site/tests/support/fakeWorker';

const job: SelectionJob = {
  type: 'operate',
  name: 'children',
  selection: ['8928308280fffff'],
  parameters: {k: 1, resolution: 9},
};
const result = runJob(job, () => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// How long a worker may take is tested with that of the converter.
it('gives the outcome, and ends the worker', async () => {
  const progress = vi.fn();
  const {end} = startJob(job, progress);
  const worker = FakeWorker.last;
  worker.say({type: 'up'});
  worker.say({type: 'progress', done: 0.5});
  worker.say({type: 'done', result});
  expect([await end, worker.terminated]).toEqual([result, true]);
  expect(worker.postMessage).toHaveBeenCalledWith(job);
  expect(progress).toHaveBeenCalledWith(0.5);
});

function refuse() {
  throw new Error('a policy forbids it');
}

it.each([
  ['could not start it: its file could not be loaded', () => FakeWorker.last.fail()],
  ['it did not respond', () => undefined],
  [
    'crashed: out of memory',
    () => {
      FakeWorker.last.say({type: 'up'});
      FakeWorker.last.fail('out of memory');
    },
  ],
])('says of a worker that breaks: %s', async (why, breaks) => {
  const {end} = startJob(job);
  breaks();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await end).toMatchObject({broken: expect.stringContaining(why) as string});
});

it('is cancelled', async () => {
  const {end, cancel} = startJob(job);
  cancel();
  expect(await end).toBe('cancelled');
  expect(FakeWorker.last.terminated).toBe(true);
});

it('reads no file without a worker', async () => {
  vi.stubGlobal('Worker', refuse);
  const {end} = startJob({type: 'read', input: {name: 'a.csv', bytes: new Uint8Array(1)}});
  expect(await end).toEqual({broken: expect.stringContaining('could not start it: a policy forbids it') as string});
});
