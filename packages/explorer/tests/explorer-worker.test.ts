import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {openFile} from '../files/open';
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

it('gives the outcome, and ends the worker', async () => {
  const progress = vi.fn();
  const {end} = startJob(job, progress);
  const worker = FakeWorker.last;
  expect(worker.postMessage).toHaveBeenCalledWith(job);
  worker.say({type: 'up'});
  worker.say({type: 'progress', done: 0.5});
  // However long it takes once it is up.
  await vi.advanceTimersByTimeAsync(600_000);
  expect(worker.terminated).toBe(false);
  worker.say({type: 'done', result});
  expect(await end).toEqual(result);
  expect(progress).toHaveBeenCalledWith(0.5);
  expect(worker.terminated).toBe(true);
});

it('says that the file of the worker could not be loaded', async () => {
  const {end} = startJob(job, () => undefined);
  FakeWorker.last.fail();
  expect(await end).toMatchObject({
    broken: expect.stringContaining('could not start it: its file could not be loaded') as string,
  });
});

it('says why the browser refuses a worker', async () => {
  vi.stubGlobal('Worker', function refuse() {
    throw new Error('a policy forbids it');
  });
  const {end, cancel} = startJob(job, () => undefined);
  cancel();
  expect(await end).toMatchObject({
    broken: expect.stringContaining('could not start it: a policy forbids it') as string,
  });
});

it('does not wait for ever for a worker that never comes up', async () => {
  const {end} = startJob(job, () => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await end).toMatchObject({broken: expect.stringContaining('it did not respond') as string});
  expect(FakeWorker.last.terminated).toBe(true);
});

it('says that a worker has crashed', async () => {
  const {end} = startJob(job, () => undefined);
  FakeWorker.last.say({type: 'up'});
  FakeWorker.last.fail('out of memory');
  expect(await end).toMatchObject({broken: expect.stringContaining('crashed: out of memory') as string});
});

it('is cancelled', async () => {
  const {end, cancel} = startJob(job, () => undefined);
  cancel();
  expect(await end).toBe('cancelled');
  expect(FakeWorker.last.terminated).toBe(true);
});

it('reads no file without a worker, whatever its size', async () => {
  vi.stubGlobal('Worker', function refuse() {
    throw new Error('a policy forbids it');
  });
  const {end} = openFile(new File(['h3\n8928308280fffff\n'], 'a.csv'));
  expect(await end).toEqual({broken: expect.stringContaining('could not start it: a policy forbids it') as string});
});
