import {openFrame, type WorkerLink} from './frame';
import {parseMessage, type ParsedMessage} from './parseMessage';
import {TIME_LIMIT_MS, type Outcome} from './types';

/** A run that a newer one of the same owner has overtaken gets this long to end by itself. */
const OVERTAKEN_LIMIT_MS = 300;
/** A worker that has not reported by then will not. */
const START_LIMIT_MS = 15_000;

const stopped: Outcome = {
  log: [],
  error: {
    name: 'Stopped',
    message: `The code was still running after ${TIME_LIMIT_MS / 1000} seconds, so it was stopped. Is there a loop that never ends?`,
  },
};

interface Job {
  readonly owner: object;
  readonly code: string;
  readonly draw: boolean;
  readonly resolve: (outcome: Outcome | null) => void;
  readonly reject: (error: Error) => void;
}

interface Current {
  readonly job: Job;
  /** Ends the run that many milliseconds from now, unless it ends before. */
  readonly limit: (ms: number) => void;
}

function failure(why: string): Error {
  return new Error(
    `The sandbox of the live examples failed: ${why}. A browser extension or a policy may be in its way; what is on the page stays.`,
  );
}

/** The worker's next message; rejects when it has not the shape of one. */
function nextMessage({port}: WorkerLink): Promise<ParsedMessage> {
  return new Promise((resolve, reject) => {
    port.onmessage = ({data}: MessageEvent<unknown>) => {
      try {
        resolve(parseMessage(data));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
  });
}

/**
 * Runs examples one after the other in a worker that has no network and a time limit; one for each h3-js version.
 * The worker is started on the first run, replaced when it had to be stopped, and shared by all examples of a page.
 */
export class Sandbox {
  private link: Promise<WorkerLink> | null = null;
  private source: Promise<string> | null = null;
  private readonly queue: Job[] = [];
  private current: Current | null = null;
  private lastId = 0;

  /** @param sourceUrl - where the worker's source text is, h3-js included */
  constructor(private readonly sourceUrl: string) {}

  /** Fetches the worker and starts it, so that the first run does not wait. Rejects when it cannot be fetched. */
  async prepare(): Promise<void> {
    await this.start();
  }

  /**
   * Runs `code` and gives its outcome; null when a newer run of the same owner has taken its place.
   * Rejects when the sandbox itself cannot start (its source cannot be fetched, say); the next run tries again.
   */
  run(owner: object, code: string, draw: boolean): Promise<Outcome | null> {
    return new Promise((resolve, reject) => {
      const waiting = this.queue.findIndex((job) => job.owner === owner);
      if (waiting >= 0) this.queue.splice(waiting, 1)[0]?.resolve(null);
      if (this.current?.job.owner === owner) this.current.limit(OVERTAKEN_LIMIT_MS);
      this.queue.push({owner, code, draw, resolve, reject});
      void this.next();
    });
  }

  private async next(): Promise<void> {
    if (this.current) return;
    const job = this.queue.shift();
    if (!job) return;
    let limit: (ms: number) => void = () => undefined;
    const timeUp = new Promise<'time up'>((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      limit = (ms) => {
        clearTimeout(timer);
        timer = setTimeout(() => resolve('time up'), ms);
      };
    });
    this.current = {job, limit};
    try {
      job.resolve(await this.runInWorker(job, timeUp, limit));
    } catch (error) {
      job.reject(error instanceof Error ? error : new Error(String(error)));
    }
    this.current = null;
    void this.next();
  }

  private async runInWorker(
    {code, draw}: Job,
    timeUp: Promise<'time up'>,
    limit: (ms: number) => void,
  ): Promise<Outcome> {
    const link = await this.start();
    const id = ++this.lastId;
    const answer = nextMessage(link);
    link.port.postMessage({id, code, draw});
    limit(TIME_LIMIT_MS);
    const message = await Promise.race([answer, timeUp]);
    if (message !== 'time up' && message.kind === 'answer' && message.id === id) return message.outcome;
    link.end();
    this.link = null;
    if (message !== 'time up' && message.kind === 'failed') throw failure(message.why);
    // The next run finds a fresh worker; should that fail, it is told so then.
    this.start().catch(() => undefined);
    return stopped;
  }

  private start(): Promise<WorkerLink> {
    this.link ??= this.startWorker().catch((error: unknown) => {
      this.link = null;
      throw error;
    });
    return this.link;
  }

  private async startWorker(): Promise<WorkerLink> {
    const link = await openFrame(await this.fetchSource());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<ParsedMessage>((resolve) => {
      timer = setTimeout(() => resolve({kind: 'failed', why: 'it gave no sign of life'}), START_LIMIT_MS);
    });
    const message = await Promise.race([nextMessage(link), tooLate]);
    clearTimeout(timer);
    if (message.kind === 'ready') return link;
    link.end();
    throw failure(message.kind === 'failed' ? message.why : message.kind);
  }

  private fetchSource(): Promise<string> {
    this.source ??= fetch(this.sourceUrl)
      .then((response) => {
        if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
        return response.text();
      })
      .catch((error: unknown) => {
        this.source = null;
        throw new Error(`Loading h3-js failed: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      });
    return this.source;
  }
}
