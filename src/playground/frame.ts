/**
 * The frame that holds the workers. Sandboxed without `allow-same-origin`, it has an origin of its own that owns
 * nothing: no cookies, no storage, no access to the page. Its policy lets it load nothing but `blob:` scripts that it
 * makes itself, and a `blob:` worker inherits that policy: no fetch, no socket, no import leaves it. The policy of the
 * page holds in the frame too, so it must allow the script below (`plugins/security` sees to it). Only the page itself
 * may say what to run: a page that opened this one can post messages to its frames too.
 */
export const frameScript = `addEventListener('message', function start({data, source, ports: [control]}) {
  if (source !== parent) return;
  removeEventListener('message', start);
  const address = URL.createObjectURL(new Blob([data], {type: 'text/javascript'}));
  const workers = new Map();
  control.onmessage = ({data: {start, end}, ports: [port]}) => {
    if (end !== undefined) {
      workers.get(end)?.terminate();
      workers.delete(end);
      return;
    }
    const fail = (why) => control.postMessage({id: start, failed: why});
    try {
      const worker = new Worker(address);
      workers.set(start, worker);
      worker.onerror = ({message}) => fail(message || 'its worker did not start');
      worker.postMessage(null, [port]);
    } catch (error) {
      fail(String(error));
    }
  };
});`;

/** Of `frameScript`, as a policy names it; a unit test says what it should be after a change. */
export const frameScriptHash = 'sha256-zIkj91sxZ8kkqMEJcD4Pm0xFK1r8gJe76Hi8n+eTR4Y=';

/** `unsafe-eval` is for browsers in which `compile` cannot load a script that it made. */
const policy = `default-src 'none'; script-src '${frameScriptHash}' 'unsafe-eval' blob:; worker-src blob:`;

const page = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><script>${frameScript}</script>`;

/** A running worker: where to talk to it, and how to end it, whatever it is doing. */
export interface WorkerLink {
  readonly port: MessagePort;
  end(): void;
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

/** Opens a frame for workers of a source text. */
export function openFrame(source: string): Promise<SandboxFrame> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.srcdoc = page;
  frame.hidden = true;
  frame.title = 'Sandbox of the live examples';
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
        frame.contentWindow?.postMessage(source, '*', [frameEnd]);
        resolve(opened);
      },
      {once: true},
    );
    document.body.append(frame);
  });
}
