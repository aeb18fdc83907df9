import type {LoadedFiles} from './load';
import type {ShownResult} from './present';
import type {SearchReply, SearchRequest} from './protocol';

let worker: Worker | undefined;
let lastId = 0;

function ask(target: Worker, request: SearchRequest, transfer: Transferable[] = []): void {
  target.postMessage(request, transfer);
}

/** Waits for the next reply that `pick` takes. Rejects when the worker fails. */
function reply<T>(target: Worker, pick: (reply: SearchReply) => T | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const watching = new AbortController();
    const settle = (action: () => void) => {
      watching.abort();
      action();
    };
    const options = {signal: watching.signal};
    target.addEventListener(
      'message',
      ({data}: MessageEvent<SearchReply>) => {
        const picked = pick(data);
        if (picked !== undefined) settle(() => resolve(picked));
        else if (data.kind === 'failed') settle(() => reject(new Error(data.message)));
      },
      options,
    );
    target.addEventListener('error', (event) => settle(() => reject(new Error(event.message))), options);
  });
}

/** Starts the worker with a build's files; resolves when it can answer. */
export async function startSearch({documents, index}: LoadedFiles): Promise<void> {
  worker?.terminate();
  const started = new Worker(new URL('./worker.ts', import.meta.url));
  const ready = reply(started, (message) => (message.kind === 'ready' ? true : undefined));
  ask(started, {kind: 'start', files: {documents, index}}, [documents, index]);
  await ready;
  worker = started;
}

/** Asks the worker; searching never holds up the page. Rejects before `startSearch` is done or when the worker fails. */
export async function search(query: string, limit: number): Promise<readonly ShownResult[]> {
  if (!worker) throw new Error('Search has not been started.');
  lastId += 1;
  const id = lastId;
  const results = reply(worker, (message) =>
    message.kind === 'results' && message.id === id ? message.results : undefined,
  );
  ask(worker, {kind: 'search', id, query, limit});
  return results;
}
