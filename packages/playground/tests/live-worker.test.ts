/** Who is blamed when a run takes too long: the code, what it returned, or the machine. */
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {LiveWorker} from '../liveWorker';
import {measurePace} from '../pace';
import {Sandbox} from '../sandbox';
import type {PlacedOutcome} from '../types';

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
        port2.postMessage({returned: true});
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

/** A worker that is up and says what a test tells it to say. */
async function openWorker() {
  const {port1: port, port2} = new MessageChannel();
  port2.close();
  const say = (data: unknown) => {
    port.onmessage?.(new MessageEvent('message', {data}));
  };
  const worker = new LiveWorker({
    startWorker: () => ({port, end: () => port.close()}),
    close: () => undefined,
  });
  say({ready: true});
  await worker.up;
  return {worker, say};
}

/** Runs an example, on a machine that gives a thread that share of a processor. */
async function run(messages: readonly object[], pace: number) {
  const {worker, say} = await openWorker();
  let ended: PlacedOutcome | null | undefined;
  const measure = () => Promise.resolve(pace);
  void worker.run({code: '', draw: false}, measure).then((end) => {
    ended = end;
  });
  for (const message of messages) say(message);
  return {
    say,
    /** What the reader reads so many seconds later; nothing while the run is under way. */
    after: async (seconds: number) => {
      await vi.advanceTimersByTimeAsync(seconds * 1000);
      worker.end();
      return ended?.error?.message ?? ended?.result;
    },
    wait: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000),
  };
}

const started = {started: true};
const returned = {returned: true};

describe('a run that takes too long', () => {
  test.each([
    ['the code', 'a free machine', [started], 1, 4, /still running after 3 seconds.*a loop that never ends\?/],
    ['the result', 'a free machine', [started, returned], 1, 4, /The code returned, but.*a getter or a proxy/],
    ['the code', 'a busy machine', [started], 0.4, 8, /after 8 seconds.*a loop that never ends\?/],
    ['the result', 'a busy machine', [started, returned], 0.1, 10, /after 9 seconds.*a getter or a proxy/],
  ] as const)('in %s, on %s', async (_what, _where, messages, pace, seconds, expected) => {
    const {after} = await run(messages, pace);
    expect(await after(seconds)).toMatch(expected);
  });

  test('on a busy machine is not stopped where it would have had the time on a free one', async () => {
    const {say, wait, after} = await run([started], 1 / 3);
    await wait(5);
    say(returned);
    await wait(5);
    say({outcome: {log: [], result: ['42']}});
    expect(await after(0)).toEqual(['42']);
  });
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

describe('the share of a processor that a thread gets', () => {
  /** A clock whose thread is held up for some milliseconds out of twenty. */
  const clock = (heldUp: number) => {
    let milliseconds = 0;
    return () => {
      milliseconds += 0.01;
      if (milliseconds % 20 < 0.01) milliseconds += heldUp;
      return milliseconds;
    };
  };

  test.each([
    ['all of it', 0, 0.95, 1],
    ['half of it', 20, 0.35, 0.65],
    ['a tenth of it', 180, 0.05, 0.2],
  ])('is %s', async (_share, heldUp, least, most) => {
    const now = vi.fn(clock(heldUp));
    const measured = measurePace(now);
    const slice = now.mock.calls.length;
    await vi.runAllTimersAsync();
    const share = await measured;
    // The page answers between two slices.
    expect(slice).toBeLessThan(now.mock.calls.length / 5);
    expect(share).toBeGreaterThanOrEqual(least);
    expect(share).toBeLessThanOrEqual(most);
  });
});
