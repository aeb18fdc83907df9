import {hierarchy} from './hierarchy';
import {indexing} from './indexing';
import {inspection} from './inspection';
import {misc} from './misc';
import {regions} from './regions';
import {traversal} from './traversal';
import {uniedge} from './uniedge';
import {vertex} from './vertex';
import type {FunctionEntry, Group} from '@h3-docs/catalogue';

/** Every function, by group, in the order in which its page shows it. */
export const functions: Readonly<Record<Group, readonly FunctionEntry[]>> = {
  indexing,
  inspection,
  traversal,
  hierarchy,
  regions,
  uniedge,
  vertex,
  misc,
};
