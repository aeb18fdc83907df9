import {translate} from '@docusaurus/Translate';
import type {SandboxFrame, WorkerLink} from './frame';
import {parseMessage, type ParsedMessage} from './parseMessage';
import {endlessLoop, stillRunning, stoppedName} from './stopped';
import {TIME_LIMIT_MS, type PlacedOutcome} from './types';
import type {LanguageFiles, RunRequest, WorkerRequest} from './worker';

/** A worker that has not reported by then counts as failed. */
const START_LIMIT_MS = 15_000;
/** The same for a worker that loads a language first, which takes a slow phone long. */
const LOAD_LIMIT_MS = 120_000;
/** How long to wait for another worker to say how busy the machine is. */
const PACE_LIMIT_MS = 4000;
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

/** Whether the machine is busy, as another worker measured. It is `silent` if that worker did not answer. */
type Machine = 'free' | 'busy' | 'silent';

const causes: Readonly<Record<Machine, Readonly<Record<Phase, string>>>> = {
  free: {
    running: endlessLoop,
    reading: translate({message: 'Does it have a getter or a proxy that never returns?'}),
  },
  busy: {
    running: translate({message: 'This machine is busy, so the code may just need more time.'}),
    reading: translate({message: 'This machine is busy, so reading the result may just need more time.'}),
  },
  silent: {
    running: translate({
      message: 'The sandbox stopped responding. The code may need more memory than the browser provides.',
    }),
    reading: translate({
      message: 'The sandbox stopped responding. The result may need more memory than the browser provides.',
    }),
  },
};

function stopped(phase: Phase, machine: Machine, ms: number): PlacedOutcome {
  const what =
    phase === 'running'
      ? stillRunning(ms)
      : translate(
          {
            message:
              'The code returned, but reading its result was still running after {seconds} seconds, so it was stopped.',
          },
          {seconds: Math.round(ms / 1000)},
        );
  return {log: [], error: {name: stoppedName, message: `${what} ${causes[machine][phase]}`}};
}

/** A message from a worker, or from its frame about the worker. */
type Heard = ParsedMessage | {readonly kind: 'failed'; readonly why: string};

function unexpected(message: Heard): Error {
  return failure(
    message.kind === 'failed' ? message.why : translate({message: 'its worker sent an unexpected message'}),
  );
}

/** How a run ended, and whether the frame of the worker can be used for another one. */
export interface RunEnd {
  readonly outcome: PlacedOutcome;
  readonly healthy: boolean;
}

/** One worker of a frame, from its start to its end. It runs one example. */
export class LiveWorker {
  /** Resolves when the worker is up; rejects when it does not start. */
  readonly up: Promise<void>;
  private readonly link: WorkerLink;
  private listener: (message: Heard) => void = () => undefined;
  private onEnd: () => void = () => undefined;

  /** @param files - what the language of the worker is loaded from, if it has to be loaded */
  constructor(frame: SandboxFrame, files?: LanguageFiles) {
    this.link = frame.startWorker((why) => this.listener({kind: 'failed', why}));
    this.link.port.onmessage = ({data}: MessageEvent<unknown>) => this.hear(data);
    this.up = this.expect('ready', files ? LOAD_LIMIT_MS : START_LIMIT_MS).then(() => undefined);
    if (files) this.link.port.postMessage(files);
  }

  /** Ends the worker, whatever it is doing; a run of it ends with null. */
  end(): void {
    this.link.end();
    this.onEnd();
    this.listener = () => undefined;
  }

  /** The share of a processor that the worker gets, from 0 to 1. Rejects when it does not say. */
  async pace(): Promise<number> {
    const answer = this.expect('pace');
    this.ask({measure: true});
    const message = await answer;
    return message.kind === 'pace' ? message.pace : 0;
  }

  /**
   * Runs an example. Resolves to how it ended, or to null when the worker was ended meanwhile. Rejects when the worker
   * fails, or says something that a worker does not say.
   *
   * @param measure - asked, when the time is up, what share of a processor another worker gets
   */
  run(request: RunRequest, measure: () => Promise<number>): Promise<RunEnd | null> {
    return new Promise((resolve, reject) => {
      let phase: 'asked' | Phase | 'ended' = 'asked';
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = (ms: number, then: () => void) => {
        clearTimeout(timer);
        timer = setTimeout(then, ms);
      };
      const settle = (act: () => void) => {
        clearTimeout(timer);
        phase = 'ended';
        this.listener = this.onEnd = () => undefined;
        act();
      };
      const stop = (during: Phase, machine: Machine, ms: number) =>
        settle(() => resolve({outcome: stopped(during, machine, ms), healthy: machine !== 'silent'}));
      const judge = (during: Phase, pace: number) => {
        if (phase !== during) return;
        const machine = pace < FREE_PACE ? 'busy' : 'free';
        const fair = machine === 'busy' ? TIME_LIMIT_MS * Math.min(MOST_PATIENCE, 1 / pace) : TIME_LIMIT_MS;
        wait(fair - TIME_LIMIT_MS, () => stop(during, machine, fair));
      };
      const enter = (next: Phase) => {
        phase = next;
        wait(TIME_LIMIT_MS, () => {
          const giveUp = () => stop(next, 'silent', TIME_LIMIT_MS + PACE_LIMIT_MS);
          wait(PACE_LIMIT_MS, giveUp);
          measure().then(
            (pace) => judge(next, pace),
            () => undefined,
          );
        });
      };
      this.onEnd = () => settle(() => resolve(null));
      this.listener = (message) => {
        // Another run may have asked for it, and ended before the answer.
        if (message.kind === 'pace') return;
        if (message.kind === 'started' && phase === 'asked') enter('running');
        else if (message.kind === 'returned' && phase === 'running') enter('reading');
        else if (message.kind === 'outcome' && phase === 'reading')
          settle(() => resolve({outcome: message.outcome, healthy: true}));
        else settle(() => reject(unexpected(message)));
      };
      wait(START_LIMIT_MS, () => settle(() => reject(failure(translate({message: 'its worker did not start'})))));
      this.ask(request);
    });
  }

  private ask(request: WorkerRequest): void {
    this.link.port.postMessage(request);
  }

  private hear(data: unknown): void {
    try {
      this.listener(parseMessage(data));
    } catch (error) {
      this.listener({kind: 'failed', why: error instanceof Error ? error.message : String(error)});
    }
  }

  /** The next message, which must be of that kind and come in time. */
  private expect(kind: ParsedMessage['kind'], limit = START_LIMIT_MS): Promise<Heard> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(failure(translate({message: 'it did not respond'}))), limit);
      this.listener = (message) => {
        clearTimeout(timer);
        this.listener = () => undefined;
        if (message.kind === kind) resolve(message);
        else reject(unexpected(message));
      };
    });
  }
}
