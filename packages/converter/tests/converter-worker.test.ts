/** Long code is converted in a worker, which answers, fails, or is cancelled. */
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {mostInPage, startConversion} from '@site/src/components/Converter/startConversion';
import type {Request} from '@site/src/components/Converter/types';
import {nameTable} from '../node/names';
import {FakeWorker} from '@site/tests/support/fakeWorker';

vi.mock('@generated/converter/default/javascript.json', () => ({default: nameTable('javascript')}));
vi.mock('@generated/converter/default/python.json', () => {
  throw new Error('Loading chunk 7 failed.');
});

const line = `import {kRing} from 'h3-js';\n`;
const long: Request = {code: line.padEnd(mostInPage + 1), language: 'detect'};

beforeEach(() => {
  FakeWorker.started = 0;
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('starting a conversion', () => {
  it('takes place in the page up to the limit, and can be cancelled', async () => {
    const short: Request = {code: line.padEnd(mostInPage), language: 'detect'};
    expect(await startConversion(short).end).toMatchObject({
      code: line.replace('kRing', 'gridDisk').padEnd(mostInPage + 3),
    });
    const {end, cancel} = startConversion(short);
    cancel();
    expect(await end).toBe('cancelled');
    expect(FakeWorker.started).toBe(0);
  });

  it('says in the page why the names did not load', async () => {
    expect(await startConversion({code: 'x', language: 'python'}).end).toMatchObject({
      broken: expect.stringContaining('Error') as string,
    });
  });

  it('takes place in a worker above the limit, which ends with it', async () => {
    const {end} = startConversion(long);
    const worker = FakeWorker.last;
    expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith(long);
    worker.say({type: 'up'});
    await vi.advanceTimersByTimeAsync(600_000);
    expect(worker.terminated).toBe(false);
    const result = {code: 'new', changes: [], notes: []};
    worker.say({type: 'done', result});
    expect(await end).toEqual(result);
    expect(worker.terminated).toBe(true);
  });
});

it('the worker says that it is up, and then sends the result or the cause', async () => {
  const postMessage = vi.fn();
  const page = Object.assign(new EventTarget(), {postMessage});
  vi.stubGlobal('self', page);
  await import('@site/src/components/Converter/worker');
  expect(postMessage.mock.calls).toEqual([[{type: 'up'}]]);
  page.dispatchEvent(new MessageEvent('message', {data: long}));
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledTimes(2));
  expect(postMessage.mock.lastCall).toMatchObject([
    {type: 'done', result: {changes: [{from: 8, to: 13, insert: 'gridDisk', at: 8}]}},
  ]);
  page.dispatchEvent(new MessageEvent('message', {data: {code: 'x', language: 'python'}}));
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledTimes(3));
  expect(postMessage.mock.lastCall).toMatchObject([{type: 'failed', why: expect.stringContaining('Error') as string}]);
});
