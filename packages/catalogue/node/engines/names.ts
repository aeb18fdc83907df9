import type {Engine, EngineCall} from './types';

/** The part of a call before its arguments: `geom::Tiler::add`, `SDO_UTIL.H3_KEY`, `df.h3.k_ring`. */
const path = /^[\w.:]*\w/;

/** The names that a call declares; several where a task takes several calls, set apart by semicolons. */
export function callNames({call, names}: EngineCall): readonly string[] {
  return names ?? call.split(/;\s*/).flatMap((part) => path.exec(part)?.slice(0, 1) ?? []);
}

/** The distinct names of a function in an engine, in their order. */
export function namesIn(engine: Engine, name: string): string[] {
  return [...new Set((engine.names.functions[name] ?? []).flatMap(callNames))];
}

/** What readers type to find a name: the name, and its last part where that says enough. */
export function searchNames(name: string): string[] {
  const last = /\w+$/.exec(name)?.[0] ?? name;
  return last !== name && /_|[a-z][A-Z]/.test(last) ? [name, last] : [name];
}
