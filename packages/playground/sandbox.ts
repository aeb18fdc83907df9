import {translate} from '@docusaurus/Translate';
import {openFrame, type SandboxFrame} from './frame';
import {LiveWorker} from './liveWorker';
import {fetchSources, type Progress, type SandboxSources, type Sources} from './sources';
import type {PlacedOutcome} from './types';

interface Job {
  readonly owner: object;
  readonly code: string;
  readonly draw: boolean;
  readonly resolve: (outcome: PlacedOutcome | null) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Runs examples one after the other, each in a worker of its own that has no network and a time limit, so that no
 * example finds what another one left behind. The next worker is started ahead. One for each h3-js version, shared by
 * all examples of a page.
 */
export class Sandbox {
  private sources: Promise<SandboxSources> | null = null;
  private readonly watchers = new Set<(progress: Progress) => void>();
  private frame: Promise<SandboxFrame> | null = null;
  private spare: Promise<LiveWorker> | null = null;
  private readonly queue: Job[] = [];
  /** Whether the workers load a language from files. */
  private readonly isLoaded: boolean;
  private current: {readonly job: Job; worker?: LiveWorker; isStopped?: true} | null = null;

  /**
   * @param addresses - where the worker's source text is, h3-js included, and what its language is loaded from
   * @param open - opens the frame of the workers
   */
  constructor(
    private readonly addresses: Sources,
    private readonly open = openFrame,
  ) {
    this.isLoaded = Object.keys(addresses.files).length > 0;
  }

  /** Tells a listener how much has been fetched, from now on. @returns what ends it */
  watch(listener: (progress: Progress) => void): () => void {
    this.watchers.add(listener);
    return () => this.watchers.delete(listener);
  }

  /** Fetches the worker and starts it, so that the first run does not wait. Rejects when it cannot be fetched. */
  async prepare(): Promise<void> {
    await this.startSpare();
  }

  /**
   * Runs `code` and gives its outcome; null when its owner has stopped it.
   * Rejects when the sandbox itself cannot start (its source cannot be fetched, say); the next run tries again.
   */
  run(owner: object, code: string, draw: boolean): Promise<PlacedOutcome | null> {
    return new Promise((resolve, reject) => {
      this.queue.push({owner, code, draw, resolve, reject});
      void this.next();
    });
  }

  /** Ends the run of an owner, whatever its code is doing, or takes it out of the queue. */
  stop(owner: object): void {
    const waiting = this.queue.findIndex((job) => job.owner === owner);
    if (waiting >= 0) this.queue.splice(waiting, 1)[0]?.resolve(null);
    if (this.current?.job.owner !== owner) return;
    this.current.isStopped = true;
    this.current.worker?.end();
  }

  private async next(): Promise<void> {
    if (this.current) return;
    const job = this.queue.shift();
    if (!job) return;
    this.current = {job};
    try {
      job.resolve(await this.runInWorker(job));
    } catch (error) {
      this.closeFrame();
      job.reject(error instanceof Error ? error : new Error(String(error)));
    }
    this.current = null;
    void this.next();
    // The spare waits until the page has answered whoever stopped the run. If it fails, the next run says so.
    setTimeout(() => void this.startSpare().catch(() => undefined));
  }

  private async runInWorker({code, draw}: Job): Promise<PlacedOutcome | null> {
    const worker = await this.startSpare();
    // A run that was stopped while the worker was starting leaves the worker to the next one.
    if (this.current?.isStopped) return null;
    this.spare = null;
    if (this.current) this.current.worker = worker;
    try {
      return await worker.run({code, draw});
    } finally {
      worker.end();
    }
  }

  /** The worker of the next run, started now if none is under way. */
  private startSpare(): Promise<LiveWorker> {
    if (this.spare) return this.spare;
    const spare = this.startWorker();
    this.spare = spare;
    spare.catch(() => {
      if (this.spare === spare) this.closeFrame();
    });
    return spare;
  }

  private async startWorker(): Promise<LiveWorker> {
    const sources = await this.fetchSources();
    this.frame ??= this.open(sources);
    const worker = new LiveWorker(await this.frame, this.isLoaded);
    await worker.up;
    return worker;
  }

  private closeFrame(): void {
    const {frame} = this;
    this.frame = null;
    this.spare = null;
    frame?.then(
      (opened) => opened.close(),
      () => undefined,
    );
  }

  private fetchSources(): Promise<SandboxSources> {
    const tell = (progress: Progress) => this.watchers.forEach((watcher) => watcher(progress));
    this.sources ??= fetchSources(this.addresses, tell).catch((error: unknown) => {
      this.sources = null;
      const why = error instanceof Error ? error.message : String(error);
      const what = this.addresses.label;
      throw new Error(translate({message: 'Loading {what} failed: {why}'}, {what, why}), {cause: error});
    });
    return this.sources;
  }
}
