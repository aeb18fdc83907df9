import {translate} from '@docusaurus/Translate';
import {frameScript, frameScriptHash} from './frameScript';
import type {SandboxSources} from './sources';

/** `unsafe-eval` is for browsers in which `compile` cannot load a script that it made. */
const policy = `default-src 'none'; script-src '${frameScriptHash}' 'unsafe-eval' blob:; worker-src blob:`;

const page = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><script>${frameScript}</script>`;

/** A running worker: where to talk to it, and how to end it, whatever it is doing. */
export interface WorkerLink {
  readonly port: MessagePort;
  readonly end: () => void;
}

/** A frame that starts workers, all of the same source. */
export interface SandboxFrame {
  /**
   * Starts a worker, which says on its port when it is up.
   *
   * @param onFailure - told when the worker could not be started, or has failed since
   */
  startWorker(onFailure: (why: string) => void): WorkerLink;
  /** Ends the frame and its workers, whatever they are doing. */
  close(): void;
}

/** How much of an error is repeated that a worker reports: a reader's code may have made it. */
const MOST_WHY = 500;

/** Reads what the frame reports of a worker; the frame runs no reader's code. */
function readReport(data: unknown): {readonly id: number; readonly why: string} {
  const {id, failed} = data as {readonly id: number; readonly failed: string};
  return {id, why: failed.slice(0, MOST_WHY)};
}

/** Opens a frame for workers of a source text, each of which gets the files of its language. */
export function openFrame(sources: SandboxSources): Promise<SandboxFrame> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.srcdoc = page;
  frame.hidden = true;
  frame.title = translate({message: 'Sandbox of the live examples'});
  const {port1: control, port2: frameEnd} = new MessageChannel();
  const failures = new Map<number, (why: string) => void>();
  control.onmessage = ({data}: MessageEvent<unknown>) => {
    const {id, why} = readReport(data);
    failures.get(id)?.(why);
  };
  let lastId = 0;
  const opened: SandboxFrame = {
    startWorker(onFailure) {
      const id = ++lastId;
      const {port1, port2} = new MessageChannel();
      failures.set(id, onFailure);
      control.postMessage({start: id}, [port2]);
      return {
        port: port1,
        end() {
          failures.delete(id);
          port1.close();
          control.postMessage({end: id});
        },
      };
    },
    close() {
      control.close();
      frame.remove();
    },
  };
  return new Promise((resolve) => {
    frame.addEventListener(
      'load',
      () => {
        // The frame's origin is opaque, so no other target can be named; only the frame itself gets the message.
        frame.contentWindow?.postMessage(sources, '*', [frameEnd]);
        resolve(opened);
      },
      {once: true},
    );
    document.body.append(frame);
  });
}
