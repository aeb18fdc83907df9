import {translate} from '@docusaurus/Translate';
import type {SandboxFrame, WorkerLink} from './frame';
import {parseMessage, type ParsedMessage} from './parseMessage';
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

/** A message from a worker, or from its frame about the worker. */
type Heard = ParsedMessage | {readonly kind: 'failed'; readonly why: string};

function unexpected(message: Heard): Error {
  return failure(
    message.kind === 'failed' ? message.why : translate({message: 'its worker sent an unexpected message'}),
  );
}

/** One worker of a frame, from its start to its end. It runs one example. */
export class LiveWorker {
  /** Resolves when the worker is up; rejects when it does not start. */
  readonly up: Promise<void>;
  private readonly link: WorkerLink;
  private listener: (message: Heard) => void = () => undefined;
  private onEnd: () => void = () => undefined;

  /** @param isLoaded - whether the worker loads a language from files */
  constructor(frame: SandboxFrame, isLoaded = false) {
    this.link = frame.startWorker((why) => this.listener({kind: 'failed', why}));
    this.link.port.onmessage = ({data}: MessageEvent<unknown>) => this.hear(data);
    this.up = this.hearReady(isLoaded ? LOAD_LIMIT_MS : START_LIMIT_MS);
  }

  /** Ends the worker, whatever it is doing; a run of it ends with null. */
  end(): void {
    this.link.end();
    this.onEnd();
    this.listener = () => undefined;
  }

  /**
   * Runs an example. Resolves to how it ended, or to null when the worker was ended meanwhile. Rejects when the worker
   * fails, or says something that a worker does not say.
   */
  run(request: RunRequest): Promise<PlacedOutcome | null> {
    return new Promise((resolve, reject) => {
      let started = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const settle = (act: () => void) => {
        clearTimeout(timer);
        this.listener = this.onEnd = () => undefined;
        act();
      };
      const wait = (ms: number, then: () => void) => {
        clearTimeout(timer);
        timer = setTimeout(() => settle(then), ms);
      };
      this.onEnd = () => settle(() => resolve(null));
      this.listener = (message) => {
        if (message.kind === 'started' && !started) {
          started = true;
          wait(TIME_LIMIT_MS, () => resolve(stopped));
        } else if (message.kind === 'outcome' && started) settle(() => resolve(message.outcome));
        else settle(() => reject(unexpected(message)));
      };
      wait(START_LIMIT_MS, () => reject(failure(translate({message: 'its worker did not start'}))));
      this.link.port.postMessage(request);
    });
  }

  private hear(data: unknown): void {
    try {
      this.listener(parseMessage(data));
    } catch (error) {
      this.listener({kind: 'failed', why: error instanceof Error ? error.message : String(error)});
    }
  }

  /** Waits for the first message, which must come in time and say that the worker is up. */
  private hearReady(limit: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(failure(translate({message: 'it did not respond'}))), limit);
      this.listener = (message) => {
        clearTimeout(timer);
        this.listener = () => undefined;
        if (message.kind === 'ready') resolve();
        else reject(unexpected(message));
      };
    });
  }
}
