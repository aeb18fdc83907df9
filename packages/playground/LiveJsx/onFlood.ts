/** How many messages a frame may send. Live JSX has nothing to say to the page, and each message costs the page time. */
const MOST_MESSAGES = 3;

/** Calls `end` once, when a frame has sent too many messages. Returns a function that ends the watch. */
export function onFlood(frame: Pick<HTMLIFrameElement, 'contentWindow'>, end: () => void): () => void {
  let count = 0;
  const listen = ({source}: MessageEvent) => {
    if (source !== null && source === frame.contentWindow && ++count === MOST_MESSAGES) end();
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}
