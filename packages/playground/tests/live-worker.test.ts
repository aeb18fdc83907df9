/** How a run ends that takes too long, or that its reader stops. */
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {LiveWorker} from '../liveWorker';
import {Sandbox} from '../sandbox';

let workers = 0;

/** A frame whose workers answer with the code that they get, except for a loop that never ends. */
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
      port2.postMessage({ready: true});
      return {port: port1, end: () => port1.close()};
    },
    close: () => undefined,
  });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a run that takes too long is stopped and says so, whether its code or its result has no end', async () => {
  const {port1: port, port2} = new MessageChannel();
  port2.close();
  const say = (data: unknown) => {
    port.onmessage?.(new MessageEvent('message', {data}));
  };
  const worker = new LiveWorker({startWorker: () => ({port, end: () => port.close()}), close: () => undefined});
  say({ready: true});
  await worker.up;
  const run = worker.run({code: '', draw: false});
  say({started: true});
  await vi.advanceTimersByTimeAsync(6000);
  expect((await run)?.error?.message).toMatch(/still running after 5 seconds.*a loop that never ends\?/);
});

test('code that its owner stops makes way at once, whether it runs or waits', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
  const sandbox = new Sandbox({label: '', worker: {url: ''}, files: {}}, openFrame);
  const [first, second, third] = [{}, {}, {}];
  const endless = sandbox.run(first, 'for (;;);', false);
  const waiting = sandbox.run(second, 'for (;;);', false);
  const last = sandbox.run(third, '42', false);
  sandbox.stop(second);
  expect(await waiting).toBeNull();
  sandbox.stop(first);
  expect(await endless).toBeNull();
  expect((await last)?.result).toEqual(['42']);
  // The page draws before the next worker starts.
  expect(workers).toBe(1);
  await vi.runAllTimersAsync();
  expect(workers).toBe(2);
});
