import {translate} from '@docusaurus/Translate';
import {openFrame, type SandboxFrame} from './frame';
import {startWorker, type LiveWorker} from './liveWorker';
import {fetchSources, type Progress, type SandboxSources, type Sources} from './sources';
import type {PlacedOutcome} from './types';
import type {RunRequest} from './worker';

/**
 * Runs examples, each in a worker of its own that has no network and a time limit, so that no example finds what another
 * one left behind. The next worker is started ahead. One for each h3-js version, shared by all examples of a page.
 */
export class Sandbox {
  private sources: Promise<SandboxSources> | null = null;
  private readonly watchers = new Set<(progress: Progress) => void>();
  private frame: Promise<SandboxFrame> | null = null;
  private spare: Promise<LiveWorker> | null = null;
  /** Whether the workers load a language from files. */
  private readonly isLoaded: boolean;

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
   * Runs code and gives its outcome; null when the signal has stopped it, whatever the code was doing.
   * Rejects when the sandbox itself cannot start (its source cannot be fetched, say); the next run tries again.
   */
  async run(request: RunRequest, signal: AbortSignal): Promise<PlacedOutcome | null> {
    const starting = this.startSpare();
    this.spare = null;
    // A run that is stopped while its worker starts leaves the worker to the next one.
    const leave = () => {
      if (this.spare) void starting.then(({end}) => end()).catch(() => undefined);
      else this.spare = starting;
    };
    signal.addEventListener('abort', leave, {once: true});
    try {
      const worker = await starting.finally(() => signal.removeEventListener('abort', leave));
      return signal.aborted ? null : await worker.run(request, signal);
    } catch (error) {
      this.closeFrame();
      throw error;
    } finally {
      // The spare waits until the page has answered whoever stopped the run. If it fails, the next run says so.
      setTimeout(() => void this.startSpare().catch(() => undefined));
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
    return startWorker(await this.frame, this.isLoaded);
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
