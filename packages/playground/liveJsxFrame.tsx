import ReactLiveScope from '@theme/ReactLiveScope';
import {createRoot} from 'react-dom/client';
import {LiveError, LivePreview, LiveProvider} from 'react-live';

/** What the frame's first script hands over of the page's message. */
declare const liveJsx: {readonly code: string; readonly noInline: boolean};

createRoot(document.body).render(
  <LiveProvider {...liveJsx} scope={ReactLiveScope}>
    <LivePreview />
    <LiveError />
  </LiveProvider>,
);
