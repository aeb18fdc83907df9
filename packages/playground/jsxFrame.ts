import {translate} from '@docusaurus/Translate';
import {jsxFrameScript, jsxFrameScriptHash} from './frameScript';
import type {JsxCode} from './jsx';
import {readJsxReport, type JsxReport, type JsxRequest} from './jsxMessages';

/** The script of the frame, bundled by `packages/playground/build/bundle.ts`; only the address is in this code. */
const address = new URL('@generated/sandbox-bundle/default/sandbox-jsx.bundle', import.meta.url);

/** `unsafe-eval` is for the compiler, which makes functions of text. */
const policy = `default-src 'none'; script-src '${jsxFrameScriptHash}' 'unsafe-eval' blob:; style-src 'unsafe-inline'; img-src data:`;

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

/**
 * Opens a frame within an element. The frame has the height of what it shows.
 *
 * @param onReport - gets what the frame says
 */
export async function openJsxFrame(
  holder: Element,
  title: string,
  onReport: (report: JsxReport) => void,
): Promise<JsxFrame> {
  const script = await fetchSource();
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.srcdoc = pageFor(holder);
  frame.title = title;
  Object.assign(frame.style, {width: '100%', height: '0', border: '0'});
  const {port1: port, port2} = new MessageChannel();
  port.onmessage = ({data}: MessageEvent<unknown>) => {
    const report = readJsxReport(data);
    if (!report) return;
    if ('height' in report) frame.style.height = `${report.height}px`;
    onReport(report);
  };
  holder.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, {once: true}));
  // The frame's origin is opaque, so no other target can be named; only the frame itself gets the message.
  frame.contentWindow?.postMessage(script, '*', [port2]);
  return {
    draw(code) {
      const request: JsxRequest = {...code, color: getComputedStyle(holder).color};
      port.postMessage(request);
    },
    close() {
      port.close();
      frame.remove();
    },
  };
}
