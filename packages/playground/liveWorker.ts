import {translate} from '@docusaurus/Translate';
import type {SandboxFrame} from './frame';
import {parseMessage, type ParsedMessage} from './parseMessage';
import {unexpected} from './shapes';
import {stoppedName} from './stopped';
import {TIME_LIMIT_MS, type PlacedOutcome} from './types';
import type {RunRequest} from './worker';

/** A worker that has not reported by then counts as failed. */
const START_LIMIT_MS = 15_000;
/** The same for a worker that loads a language first, which takes a slow phone long. */
const LOAD_LIMIT_MS = 120_000;

/** What went wrong with the sandbox itself, for the reader. */
function failure(why: string): Error {
  return new Error(
    translate(
      {
        message:
          'The sandbox for live examples failed: {why}. A browser extension or a policy may prevent it. The results on the page are still correct.',
      },
      {why},
    ),
  );
}

/** How a run ends that takes too long: it never returns, or what it returned can't be read to its end. */
const stopped: PlacedOutcome = {
  log: [],
  error: {
    name: stoppedName,
    message: translate(
      {
        message:
          'The code was still running after {seconds} seconds, so it was stopped. Is there a loop that never ends?',
      },
      {seconds: TIME_LIMIT_MS / 1000},
    ),
  },
};

/** One worker of a frame, from its start to its end. It runs one example. */
export interface LiveWorker {
  /**
   * Runs an example and ends the worker. Resolves to how it ended, or to null when the signal stopped it. Rejects when the
   * worker fails, or says something that a worker does not say.
   */
  run(request: RunRequest, signal: AbortSignal): Promise<PlacedOutcome | null>;
  /** Ends the worker, whatever it is doing. */
  readonly end: () => void;
}

/**
 * Starts a worker. Rejects when it isn't up in time.
 *
 * @param isLoaded - whether the worker loads a language from files
 */
export async function startWorker(frame: SandboxFrame, isLoaded = false): Promise<LiveWorker> {
  let fail: (why: string) => void = () => undefined;
  const {port, end} = frame.startWorker((why) => fail(why));
  /** The next message; undefined if none comes in time. What comes while nobody waits is left unread. */
  const next = (ms: number) =>
    new Promise<ParsedMessage | undefined>((resolve, reject) => {
      const timer = setTimeout(resolve, ms, undefined);
      fail = (why) => {
        clearTimeout(timer);
        reject(failure(why));
      };
      port.onmessage = ({data}: MessageEvent<unknown>) => {
        port.onmessage = null;
        clearTimeout(timer);
        try {
          resolve(parseMessage(data));
        } catch (error) {
          fail(error instanceof Error ? error.message : String(error));
        }
      };
    });
  const expect = async (kind: ParsedMessage['kind'], ms: number, late: string) => {
    const message = await next(ms);
    if (message?.kind !== kind) throw failure(message ? unexpected : late);
  };
  const answer = async (request: RunRequest) => {
    port.postMessage(request);
    await expect('started', START_LIMIT_MS, translate({message: 'its worker did not start'}));
    const message = await next(TIME_LIMIT_MS);
    if (message && message.kind !== 'outcome') throw failure(unexpected);
    return message ? message.outcome : stopped;
  };
  await expect('ready', isLoaded ? LOAD_LIMIT_MS : START_LIMIT_MS, translate({message: 'it did not respond'}));
  return {
    end,
    run: (request, signal) => {
      const ended = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), {once: true}));
      return Promise.race([ended, answer(request)]).finally(end);
    },
  };
}
