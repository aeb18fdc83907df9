/** How a run ends that takes too long, that sends more than it should, or that its reader stops. */
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {startWorker} from '../liveWorker';
import {Sandbox} from '../sandbox';

const unstopped = () => new AbortController().signal;

let workers = 0;
let waiting: (() => void)[] = [];

/** A frame whose workers are up when the test lets them, and answer with the code that they get, except for an endless loop. */
const openFrame = () =>
  Promise.resolve({
    startWorker() {
      workers += 1;
      const {port1, port2} = new MessageChannel();
      port2.onmessage = ({data: {code}}: MessageEvent<{readonly code: string}>) => {
        port2.postMessage({started: true});
        if (code === 'for (;;);') return;
        port2.postMessage({outcome: {log: [], result: [code]}});
      };
      waiting.push(() => port2.postMessage({ready: true}));
      return {port: port1, end: () => port1.close()};
    },
    close: () => undefined,
  });

/** Lets the workers come up that were started. */
async function letUp(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1);
  for (const up of waiting.splice(0)) up();
}

beforeEach(() => {
  [workers, waiting] = [0, []];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
});

afterEach(() => {
  vi.useRealTimers();
});

/** A worker that is up, what it says, and its run. */
async function started() {
  const {port1: port, port2} = new MessageChannel();
  port2.close();
  const say = (data: unknown) => void port.onmessage?.(new MessageEvent('message', {data}));
  const starting = startWorker({startWorker: () => ({port, end: () => port.close()}), close: () => undefined});
  say({ready: true});
  const run = (await starting).run({code: '', draw: false}, unstopped());
  say({started: true});
  await vi.advanceTimersByTimeAsync(1);
  return {say, run};
}

test('a run that takes too long is stopped and says so, whether its code or its result has no end', async () => {
  const {run} = await started();
  await vi.advanceTimersByTimeAsync(6000);
  expect((await run)?.error?.message).toMatch(/still running after 5 seconds.*a loop that never ends\?/);
});

test('of the outcomes that a worker sends, the first one is read', async () => {
  const {say, run} = await started();
  let read = 0;
  const outcome = {
    get log() {
      read += 1;
      return [];
    },
  };
  for (let times = 0; times < 100; times += 1) say({outcome});
  expect(await run).toMatchObject({log: []});
  expect(read).toBe(1);
});

test('code that its owner stops makes way at once, and a worker that was starting is left to the next run', async () => {
  const sandbox = new Sandbox({label: '', worker: {url: ''}, files: {}}, openFrame);
  const typed = new AbortController();
  const early = sandbox.run({code: 'for (;;);', draw: false}, typed.signal);
  typed.abort();
  const endless = new AbortController();
  const run = sandbox.run({code: 'for (;;);', draw: false}, endless.signal);
  const other = sandbox.run({code: '42', draw: false}, unstopped());
  await letUp();
  expect(await early).toBeNull();
  expect((await other)?.result).toEqual(['42']);
  endless.abort();
  expect(await run).toBeNull();
  // The page draws before the next worker starts.
  expect(workers).toBe(2);
  await vi.runAllTimersAsync();
  expect(workers).toBe(3);
});
