/**
 * The frame that holds the workers. Sandboxed without `allow-same-origin`, it has an origin of its own that owns
 * nothing: no cookies, no storage, no access to the page. Its policy lets it load nothing but `blob:` scripts that it
 * makes itself, and a `blob:` worker inherits that policy: no fetch, no socket, no import leaves it. The policy of the
 * page holds in the frame too, so it must allow the script below (`plugins/security` sees to it). Only the page itself
 * may say what to run: a page that opened this one can post messages to its frames too. The files of a language are copied
 * to each worker here, in a process of its own where browsers have one, and not in the page. So is the image that the
 * first worker makes of its language before a reader's code runs: the next ones begin with it.
 */
export const frameScript = `addEventListener('message', function start({data: {worker: script, files}, source, ports: [control]}) {
  if (source !== parent) return;
  removeEventListener('message', start);
  const address = URL.createObjectURL(new Blob([script], {type: 'text/javascript'}));
  let image;
  control.onmessage = ({ports: [port, link]}) => {
    const fail = (why) => link.postMessage(why.slice(0, 500));
    try {
      const worker = new Worker(address);
      link.onmessage = () => {
        worker.terminate();
        link.close();
      };
      worker.onerror = ({message}) => {
        worker.terminate();
        fail(message || 'its worker did not start');
      };
      worker.onmessage = ({data}) => {
        image ??= data;
      };
      worker.postMessage({...files, ...(image && {image})}, [port]);
    } catch (error) {
      fail(String(error));
    }
  };
});`;

/** Of `frameScript`, as a policy names it; a unit test says what it should be after a change. */
export const frameScriptHash = 'sha256-6AqyoMaI0Z/uLqb0kyYZseFvlJwjLLLQvPQDqVoplRk=';

/**
 * The frame in which live JSX is drawn. It has an origin of its own that owns nothing, and its policy lets it load only
 * this script and the `blob:` script that it makes of what the page sends: React, h3-js, and react-live.
 */
export const jsxFrameScript = `addEventListener('message', function start({data, source}) {
  if (source !== parent) return;
  removeEventListener('message', start);
  globalThis.liveJsx = {code: data.code, noInline: data.noInline};
  const script = document.createElement('script');
  script.src = URL.createObjectURL(new Blob([data.script], {type: 'text/javascript'}));
  document.body.append(script);
});`;

/** Of `jsxFrameScript`, as a policy names it. */
export const jsxFrameScriptHash = 'sha256-jf1jP6NQAHVvutVtTeel5x6OIaz7zjTnLsmSfLlJsmw=';
