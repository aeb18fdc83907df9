import {translate} from '@docusaurus/Translate';
import {jsxFrameScript, jsxFrameScriptHash} from './frameScript';
import type {JsxCode} from './jsx';
import {readJsxReport, type JsxReport, type JsxRequest} from './jsxMessages';
import {endlessLoop, stillRunning} from './stopped';
import {TIME_LIMIT_MS} from './types';

/** The script of the frame, bundled by `packages/playground/node/bundle.ts`; only the address is in this code. */
const address = new URL('@generated/sandbox-bundle/default/sandbox-jsx.bundle', import.meta.url);

/** `unsafe-eval` is for the compiler, which makes functions of text. */
const policy = `default-src 'none'; script-src '${jsxFrameScriptHash}' 'unsafe-eval' blob:; style-src 'unsafe-inline'; img-src data:`;

/** How long the frame may take to answer, in milliseconds. The guard in compiled code ends most code long before. */
const ANSWER_LIMIT_MS = 2 * TIME_LIMIT_MS;

let source: Promise<string> | undefined;

function fetchSource(): Promise<string> {
  source ??= fetch(address)
    .then((response) => {
      if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
      return response.text();
    })
    .catch((error: unknown) => {
      source = undefined;
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(translate({message: 'Loading React for the example failed: {why}'}, {why}), {cause: error});
    });
  return source;
}

/** The page of a frame, with the font and the colors of the page around it. */
function pageFor(holder: Element): string {
  const {colorScheme, fontFamily} = getComputedStyle(holder);
  const style = `:root{color-scheme:${colorScheme}}body{margin:0;font-family:${fontFamily.replaceAll('<', '')}}`;
  return `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><style>${style}</style><body><script>${jsxFrameScript}</script>`;
}

/** A frame in which live JSX is drawn. */
export interface JsxFrame {
  draw(code: JsxCode): void;
  close(): void;
}

/** The page's functions that a frame's messages and its end call. */
export interface JsxListener {
  readonly onReport: (report: JsxReport) => void;
  /** Called with the reason after a frame was closed because it didn't answer or had left its page. */
  readonly onLost: (why: string) => void;
}

/** Opens a frame within an element. The frame has the height of what it shows. */
export async function openJsxFrame(holder: Element, title: string, {onReport, onLost}: JsxListener): Promise<JsxFrame> {
  const script = await fetchSource();
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.srcdoc = pageFor(holder);
  frame.title = title;
  Object.assign(frame.style, {width: '100%', height: '0', border: '0'});
  const {port1: port, port2} = new MessageChannel();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(timer);
    port.close();
    frame.remove();
  };
  const lose = (why: string) => {
    close();
    onLost(why);
  };
  const load = () => new Promise((resolve) => frame.addEventListener('load', resolve, {once: true}));
  const ready = new Promise<void>((resolve) => {
    port.onmessage = ({data}: MessageEvent<unknown>) => {
      const report = readJsxReport(data);
      if (!report) return;
      if ('height' in report) frame.style.height = `${report.height}px`;
      else clearTimeout(timer);
      onReport(report);
      resolve();
    };
  });
  holder.append(frame);
  await load();
  // The frame's origin is opaque, so no other target can be named; only the frame itself gets the message.
  frame.contentWindow?.postMessage(script, '*', [port2]);
  void load().then(() =>
    lose(translate({message: 'The code opened another page in its frame, so the frame was closed.'})),
  );
  await ready;
  return {
    draw(code) {
      const request: JsxRequest = {...code, color: getComputedStyle(holder).color};
      port.postMessage(request);
      clearTimeout(timer);
      timer = setTimeout(() => lose(`${stillRunning(ANSWER_LIMIT_MS)} ${endlessLoop}`), ANSWER_LIMIT_MS);
    },
    close,
  };
}
