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

/** Opens a frame for workers of a source text, each of which gets the files of its language. */
export function openFrame(sources: SandboxSources): Promise<SandboxFrame> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.srcdoc = page;
  frame.hidden = true;
  frame.title = translate({message: 'Sandbox of the live examples'});
  const {port1: control, port2: frameEnd} = new MessageChannel();
  const opened: SandboxFrame = {
    startWorker(onFailure) {
      const {port1: port, port2: workerEnd} = new MessageChannel();
      const {port1: link, port2: linkEnd} = new MessageChannel();
      link.onmessage = ({data}: MessageEvent<string>) => onFailure(data);
      control.postMessage(null, [workerEnd, linkEnd]);
      return {
        port,
        end() {
          port.close();
          link.onmessage = null;
          link.postMessage(null);
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
