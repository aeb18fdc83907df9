import {build} from 'esbuild';
import path from 'node:path';
import vm from 'node:vm';
import {beforeAll, describe, expect, test} from 'vitest';

let bundle = '';

beforeAll(async () => {
  const contents = `
    export {limitBuffers} from './packages/playground/bufferLimit';
    export {keepIntrinsics} from './packages/playground/intrinsics';
    export {evaluate, outcomeText} from './packages/playground/evaluate';`;
  const {outputFiles} = await build({
    stdin: {contents, resolveDir: path.resolve('.'), loader: 'ts'},
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'playground',
    target: 'es2022',
    alias: {'@docusaurus/Translate': path.resolve('packages/base/node/sourceTexts.ts')},
    define: {TRANSLATIONS: '{}'},
  });
  bundle = outputFiles[0]?.text ?? '';
});

/**
 * Runs code as a worker does, in a realm of its own, and gives its result or error as text.
 *
 * @param isLimited - whether buffers are. Node's realms end the process where a changed global is read after `Object.prototype.get` was set.
 */
function run(code: string, isLimited = false): string {
  const realm = vm.createContext({code});
  vm.runInContext(bundle, realm);
  return vm.runInContext(
    `const endLimit = ${isLimited} ? playground.limitBuffers(1e6) : () => 1;
    const restore = playground.keepIntrinsics();
    const {outcome} = playground.evaluate((console) => {
      try { return new Function('console', code)(console); } finally { restore(); endLimit(); }
    }, () => undefined, ['latLngToCell']);
    outcome.error ? 'error: ' + outcome.error.message : playground.outcomeText(outcome)`,
    realm,
    {timeout: 5000},
  ) as string;
}

/** What an example may do to the realm that it runs in. Its result is shown all the same. */
const changes = [
  'Array.prototype.flatMap = function () { throw new Error("poison") }',
  'Array.prototype.map = () => []',
  'Array.prototype[Symbol.iterator] = function* () { for (;;) yield 1 }',
  'Object.getPrototypeOf([].values()).next = () => { for (;;); }',
  'Object.prototype.get = () => 1; Object.prototype.set = () => 1',
  'Object.prototype.value = 7; Object.prototype.text = "x"',
  'Object.defineProperty(Object.prototype, "tokens", {get() { throw new Error("poison") }, configurable: true})',
  'Map.prototype.get = () => { for (;;); }',
  'JSON.stringify = () => "<b>"',
  'RegExp.prototype.test = () => true; RegExp.prototype.exec = () => { throw 1 }',
  'Reflect.get = Reflect.ownKeys = Reflect.defineProperty = () => { throw 1 }',
  'Object.defineProperty = Object.create = Object.keys = () => { throw 1 }',
  'Function.prototype.call = Function.prototype.apply = () => { throw 1 }',
  'globalThis.Array = globalThis.Object = globalThis.Map = function () { throw new Error("poison") }',
  'delete Array.prototype.every; delete globalThis.JSON; delete Math.min',
  'Object.setPrototypeOf(Array.prototype, new Proxy({}, {get() { throw new Error("poison") }}))',
  'Object.freeze(Array.prototype); Object.freeze(Object.prototype)',
  'for (const key of Object.getOwnPropertyNames(Array.prototype)) if (key !== "constructor") delete Array.prototype[key]',
];

test.each(changes)('a result is read with the language as it was before the code ran: %s', (change) => {
  const result = '{"list": [1, 2], "map": Map(1) {1 => 2}}';
  expect(run(`const map = new Map([[1, 2]]); ${change}; return {list: [1, 2], map}`)).toBe(result);
});

test.each([
  ['throw {get message() { throw 1 }}', /^error: Thrown: an object that cannot be read$/],
  ['throw {message: "x", get stack() { throw 1 }}', /^error: x$/],
  ['throw {get code() { throw 1 }, message: "x"}', /^error: x$/],
  ['throw new Proxy({}, {get() { throw 1 }, ownKeys() { throw 2 }})', /^error: Thrown: an object that cannot be read$/],
  [
    'const {proxy, revoke} = Proxy.revocable({}, {}); revoke(); throw proxy',
    /^error: Thrown: an object that cannot be read$/,
  ],
  ['throw {toJSON() { throw 1 }, a: 1}', /^error: Thrown: \{"toJSON": \[function toJSON\], "a": 1\}$/],
  ['const o = {}; o.o = o; throw o', /^error: Thrown: \{"o": \[circular\]\}$/],
  ['throw null', /^error: Thrown: null$/],
  ['throw Symbol("s")', /^error: Thrown: Symbol\(s\)$/],
  ['throw "x".repeat(1e7)', /^error: Thrown: x{5000}$/],
  ['throw Array(2 ** 32 - 1)', /more\n\]$/],
  ['throw new Error("x".repeat(1e7))', /^error: x{5000}$/],
])('something thrown is reported, however it is made: %s', (code, expected) => {
  expect(run(code)).toMatch(expected);
});

test.each([
  ['const a = []; a.length = 2 ** 32 - 1; return a', /4,294,967,235 more/],
  [
    'return {type: "MultiPoint", coordinates: Array.from({length: 200_000}, (_, i) => [i / 1e4, i / 1e4])}',
    /199,9\d\d more/,
  ],
  ['return 7n ** 1_000_000n', /^\[bigint of more than 1,000 digits\]$/],
  ['return new Error("x".repeat(1e7))', /9,998,0\d\d more characters$/],
  ['return Symbol("x".repeat(1e7))', /more characters$/],
  ['return {["x".repeat(1e7)]: 1}', /9,998,000 more characters": 1\n\}$/],
  ['return Object.fromEntries(Array.from({length: 1e5}, (_, i) => [i, i]))', /99,9\d\d more/],
  ['console.log(...Array(1e5).fill(1))', /… 99,900 more$/],
])('a giant is cut, so that reading a result takes no longer: %s', (code, expected) => {
  expect(run(code)).toMatch(expected);
});

describe('buffers of more than a gigabyte are refused', () => {
  test.each([
    'const all = []; for (;;) all.push(new Uint8Array(4e5))',
    'for (;;) new ArrayBuffer(4e5)',
    'const one = new Float64Array(1e4); for (;;) one.slice()',
    'const one = new ArrayBuffer(1e5); for (;;) one.slice(0)',
    'class Own extends Uint8Array {} for (;;) new Own(4e5)',
    'for (;;) new (new Uint8Array(1).constructor)(4e5)',
    'for (;;) { try { for (;;) new Uint8Array(4e5) } catch { return new Uint8Array(1) } }',
  ])('%s', (code) => {
    expect(run(code, true)).toBe('error: The code asked for more than one gigabyte of buffers.');
  });

  test.each([
    ['views of a buffer', 'const {buffer} = new Uint8Array(1e5); for (let i = 0; i < 100; i++) new Uint8Array(buffer)'],
    ['many small ones', 'for (let i = 0; i < 1e3; i++) new Float64Array(100)'],
    ['one read after the limit', 'try { for (;;) new Uint8Array(4e5) } catch {}'],
  ])('but not %s', (_what, code) => {
    expect(run(`${code}; return 'done'`, true)).toBe('"done"');
  });
});
