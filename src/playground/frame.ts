/**
 * The frame that holds the worker. Sandboxed without `allow-same-origin`, it has an origin of its own that owns
 * nothing: no cookies, no storage, no access to the page. Its policy lets it load nothing but the `blob:` worker it
 * makes, and a `blob:` worker inherits that policy: no fetch, no socket, no import leaves it.
 */
const policy =
  "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob:; worker-src blob:; connect-src 'none'";

/** Runs in the frame: makes a worker of the source text it is sent, hands it the port to the page, and reports trouble. */
const bootstrap = `addEventListener('message', ({data, ports: [toWorker, trouble]}) => {
  try {
    const worker = new Worker(URL.createObjectURL(new Blob([data], {type: 'text/javascript'})));
    worker.onerror = ({message}) => trouble.postMessage({failed: message || 'its worker did not start'});
    worker.postMessage(null, [toWorker]);
  } catch (error) {
    trouble.postMessage({failed: String(error)});
  }
}, {once: true});`;

const page = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><script>${bootstrap}</script>`;

/** A running worker: where to talk to it, and how to end it and its frame, whatever it is doing. */
export interface WorkerLink {
  readonly port: MessagePort;
  end(): void;
}

/**
 * Starts a worker from its source text in a sandboxed frame of its own. Resolves when the frame has the source; the
 * worker says on the port when it is up.
 */
export function openFrame(source: string): Promise<WorkerLink> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.srcdoc = page;
  frame.hidden = true;
  frame.title = 'Sandbox of the live examples';
  return new Promise((resolve) => {
    frame.addEventListener(
      'load',
      () => {
        const {port1, port2} = new MessageChannel();
        const trouble = new MessageChannel();
        // What the frame reports counts as the worker's own word.
        trouble.port1.onmessage = ({data}: MessageEvent<unknown>) =>
          port1.dispatchEvent(new MessageEvent('message', {data}));
        // The frame's origin is opaque, so no other target can be named; only the frame itself gets the message.
        frame.contentWindow?.postMessage(source, '*', [port2, trouble.port2]);
        resolve({
          port: port1,
          end() {
            port1.close();
            trouble.port1.close();
            frame.remove();
          },
        });
      },
      {once: true},
    );
    document.body.append(frame);
  });
}
