/** How many messages a frame may send. Live JSX has nothing to say to the page, so nothing reads them. */
const MOST_MESSAGES = 20;

/**
 * Watches the messages of a frame: each costs the page time, and a frame that sends them without end would keep it busy.
 *
 * @param end - called once, when there are too many
 * @returns a function that ends the watch
 */
export function onFlood(frame: Pick<HTMLIFrameElement, 'contentWindow'>, end: () => void): () => void {
  let count = 0;
  const listen = ({source}: MessageEvent) => {
    if (source !== null && source === frame.contentWindow && ++count === MOST_MESSAGES) end();
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}
