import {bufferNames} from './bufferLimit';

/*
 * A reader's code shares its realm with the code that reads its result, and may change what all code is made of:
 * `Array.prototype.map`, `Map`, `JSON`. Therefore, this module saves the built-ins that it needs before the reader's
 * code runs.
 */
const {defineProperty, deleteProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys, setPrototypeOf} = Reflect;
const {create} = Object;

/** The built-in objects of the language, by their global names; the namespaces `Math`, `JSON` among them. */
export const languageNames = [
  ...['Object', 'Function', 'Array', 'String', 'Number', 'Boolean', 'Symbol', 'BigInt', 'RegExp', 'Date', 'Promise'],
  ...['Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef', 'Math', 'JSON', 'Reflect', 'Intl', 'Proxy', 'Iterator'],
  ...['Error', 'AggregateError', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'],
  ...['isFinite', 'isNaN', 'parseFloat', 'parseInt', 'Infinity', 'NaN', 'undefined', 'DataView'],
  ...bufferNames,
];

/** The iterators that loops make behind the scenes have no global name. */
function iterators(): object[] {
  return [[].values(), new Map().values(), new Set().values(), ''[Symbol.iterator](), ''.matchAll(/x/g)].flatMap(
    (iterator): object[] => {
      const own = getPrototypeOf(iterator);
      const shared = own && getPrototypeOf(own);
      return [...(own ? [own] : []), ...(shared ? [shared] : [])];
    },
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

/** The properties of an object, and the object that it inherits from. */
interface Kept {
  readonly target: object;
  readonly parent: object | null;
  readonly keys: readonly (string | symbol)[];
  /** By key; like each descriptor in it without a prototype, which could have been changed too. */
  readonly properties: Readonly<Record<string | symbol, PropertyDescriptor>>;
}

function describe(target: object, key: string | symbol): PropertyDescriptor | undefined {
  const descriptor = getOwnPropertyDescriptor(target, key);
  if (descriptor) setPrototypeOf(descriptor, null);
  return descriptor;
}

function keep(target: object, keys: readonly (string | symbol)[]): Kept {
  const properties = create(null) as Record<string | symbol, PropertyDescriptor>;
  for (const key of keys) {
    const descriptor = describe(target, key);
    if (descriptor) properties[key] = descriptor;
  }
  return {target, parent: getPrototypeOf(target), keys, properties};
}

/**
 * Goes through a list by index. Loops over iterators and destructuring depend on the built-ins that are being restored.
 */
function forAll<Item>(list: readonly Item[], act: (item: Item) => void): void {
  let at = 0;
  while (at < list.length) {
    act(list[at] as Item);
    at += 1;
  }
}

function putBack({target, parent, keys, properties}: Kept): void {
  if (getPrototypeOf(target) !== parent) setPrototypeOf(target, parent);
  forAll(keys, (key) => {
    const before = properties[key];
    const now = describe(target, key);
    if (!before || (now && before.value === now.value && before.get === now.get && before.set === now.set)) return;
    defineProperty(target, key, before);
  });
}

/** Takes away what was added to an object. */
function clear({target, properties}: Kept): void {
  forAll(ownKeys(target), (key) => {
    if (!(key in properties)) deleteProperty(target, key);
  });
}

/**
 * Remembers the built-in objects of the language, and returns a function that makes them again what they are now:
 * what was changed or deleted is put back, what was added is deleted. A property that was made unchangeable stays.
 */
export function keepIntrinsics(): () => void {
  const globals = globalThis as unknown as Record<string, unknown>;
  const present = languageNames.filter((name) => name in globals);
  const objects = new Set<object>();
  for (const name of present) {
    const value = globals[name];
    if (!isObject(value)) continue;
    objects.add(value);
    const prototype: unknown = Reflect.get(value, 'prototype');
    if (!isObject(prototype)) continue;
    objects.add(prototype);
    // What typed arrays inherit from has no global name either.
    const parent = getPrototypeOf(prototype);
    if (parent) objects.add(parent);
  }
  for (const iterator of iterators()) objects.add(iterator);
  const kept = [keep(globalThis, present), ...[...objects].map((target) => keep(target, ownKeys(target)))];
  const [, ...own] = kept;
  return () => {
    forAll(kept, putBack);
    // New names in the global scope do no harm, so they stay.
    forAll(own, clear);
  };
}
