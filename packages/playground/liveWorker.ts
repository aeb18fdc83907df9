import {translate} from '@docusaurus/Translate';
import type {SandboxFrame, WorkerLink} from './frame';
import {measurePace} from './pace';
import {parseMessage, type ParsedMessage} from './parseMessage';
import {stoppedName} from './stopped';
import {TIME_LIMIT_MS, type PlacedOutcome} from './types';
import type {RunRequest} from './worker';

/** A worker that has not reported by then counts as failed. */
const START_LIMIT_MS = 15_000;
/** The same for a worker that loads a language first, which takes a slow phone long. */
const LOAD_LIMIT_MS = 120_000;
/**
 * Below this share of a processor, a machine counts as busy. The run then gets extra time for the delay, up to a limit.
 */
const FREE_PACE = 0.5;
const MOST_PATIENCE = 3;

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

/** Something that was stopped: code that runs, or a result that is being read. */
type Phase = 'running' | 'reading';

const sentences: Readonly<Record<Phase, string>> = {
  running: translate({
    message: 'The code was still running after {seconds} seconds, so it was stopped. Is there a loop that never ends?',
  }),
  reading: translate({
    message:
      'The code returned, but reading its result was still running after {seconds} seconds, so it was stopped. Does it have a getter or a proxy that never returns?',
  }),
};

function stopped(phase: Phase, ms: number): PlacedOutcome {
  const message = sentences[phase].replace('{seconds}', String(Math.round(ms / 1000)));
  return {log: [], error: {name: stoppedName, message}};
}

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
   *
   * @param measure - asked, when the time is up, what share of a processor a thread gets
   */
  run(request: RunRequest, measure: () => Promise<number> = measurePace): Promise<PlacedOutcome | null> {
    return new Promise((resolve, reject) => {
      let phase: 'asked' | Phase | 'ended' = 'asked';
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = (ms: number, then: () => void | Promise<void>) => {
        clearTimeout(timer);
        timer = setTimeout(() => void then(), ms);
      };
      const settle = (act: () => void) => {
        clearTimeout(timer);
        phase = 'ended';
        this.listener = this.onEnd = () => undefined;
        act();
      };
      const enter = (next: Phase) => {
        phase = next;
        wait(TIME_LIMIT_MS, async () => {
          const pace = await measure();
          if (phase !== next) return;
          const fair = pace < FREE_PACE ? TIME_LIMIT_MS * Math.min(MOST_PATIENCE, 1 / pace) : TIME_LIMIT_MS;
          wait(fair - TIME_LIMIT_MS, () => settle(() => resolve(stopped(next, fair))));
        });
      };
      this.onEnd = () => settle(() => resolve(null));
      this.listener = (message) => {
        if (message.kind === 'started' && phase === 'asked') enter('running');
        else if (message.kind === 'returned' && phase === 'running') enter('reading');
        else if (message.kind === 'outcome' && phase === 'reading') settle(() => resolve(message.outcome));
        else settle(() => reject(unexpected(message)));
      };
      wait(START_LIMIT_MS, () => settle(() => reject(failure(translate({message: 'its worker did not start'})))));
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
