import {hierarchy} from './functions/hierarchy';
import {indexing} from './functions/indexing';
import {inspection} from './functions/inspection';
import {misc} from './functions/misc';
import {regions} from './functions/regions';
import {traversal} from './functions/traversal';
import {uniedge} from './functions/uniedge';
import {vertex} from './functions/vertex';
import type {ApiFunction, Group} from './types';

/** Every function, by group, in the order in which its page shows it. */
export const catalogue: Readonly<Record<Group, readonly ApiFunction[]>> = {
  indexing,
  inspection,
  traversal,
  hierarchy,
  regions,
  uniedge,
  vertex,
  misc,
};

/** All entries in page order. */
export const allFunctions: readonly ApiFunction[] = Object.values(catalogue).flat();

/** The anchor of a function's section: its lower-cased name, which saved links rely on. */
export function anchorOf(name: string): string {
  return name.toLowerCase();
}

/** The entry called `name`. Throws an Error naming it when there is none. */
export function functionNamed(name: string): ApiFunction {
  const entry = allFunctions.find((candidate) => candidate.name === name);
  if (!entry) throw new Error(`The catalogue has no function called '${name}'.`);
  return entry;
}
