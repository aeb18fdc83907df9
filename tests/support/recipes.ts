import {readFileSync} from 'node:fs';

/**
 * The row of a change in the table of CONTRIBUTING.md: how many files it touches, and which.
 *
 * @throws Error when the table has no such row
 */
export function rowOf(change: string): string {
  const row = new RegExp(`^\\| ${change} +\\| (.*) \\|$`, 'm').exec(readFileSync('CONTRIBUTING.md', 'utf8'))?.[1];
  if (row === undefined) throw new Error(`CONTRIBUTING.md has no row for ${change}.`);
  return row;
}
