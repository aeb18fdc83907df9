import {readFileSync} from 'node:fs';

/**
 * The recipe for a change in the list of CONTRIBUTING.md: how many files it touches, and which.
 *
 * @throws Error when the list has no such recipe
 */
export function rowOf(change: string): string {
  const recipes = readFileSync('CONTRIBUTING.md', 'utf8').replaceAll('\n  ', ' ');
  const row = new RegExp(`^- \\*\\*${change}\\*\\*: (.*)$`, 'm').exec(recipes)?.[1];
  if (row === undefined) throw new Error(`CONTRIBUTING.md has no recipe for ${change}.`);
  return row;
}
