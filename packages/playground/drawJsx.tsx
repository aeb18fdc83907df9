import ReactLiveScope from '@theme/ReactLiveScope';
import {Component, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {compileJsx} from './jsx';
import type {JsxReport, JsxRequest} from './jsxMessages';

/** The name under which the frame's first script hands over the port to the page. */
declare const livePort: MessagePort;

const port = livePort;
const say = (report: JsxReport) => port.postMessage(report);
let failures = 0;

function fail(error: unknown): void {
  failures += 1;
  say({error: String(error)});
}

/** Keeps what a component throws from emptying the frame without a word. */
class Boundary extends Component<{readonly children: ReactNode}, {readonly failed: boolean}> {
  override state = {failed: false};

  static getDerivedStateFromError() {
    return {failed: true};
  }

  override componentDidCatch(error: unknown) {
    fail(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

const container = document.createElement('div');
document.body.append(container);
const root = createRoot(container);
let count = 0;

port.onmessage = ({data}: MessageEvent<JsxRequest>) => {
  document.body.style.color = data.color;
  const before = failures;
  try {
    const Live = compileJsx(data, ReactLiveScope, fail);
    // React draws at once, so that the page gets its answer when the code has run.
    flushSync(() =>
      root.render(
        <Boundary key={++count}>
          <Live />
        </Boundary>,
      ),
    );
    if (failures === before) say({error: null});
  } catch (error) {
    fail(error);
  }
};
// An error of a handler reaches no boundary of React. For a `ResizeObserver` that has more to do, browsers send this event
// without an error.
window.addEventListener('error', ({error}: {readonly error?: unknown}) => {
  if (error) fail(error);
});
new ResizeObserver(() => say({height: Math.ceil(container.getBoundingClientRect().height)})).observe(container);
say({error: null});
