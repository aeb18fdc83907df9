/** Modules of Python's standard library that examples use. */
const library: ReadonlySet<string> = new Set(
  'collections csv datetime functools io itertools json math operator random re statistics string textwrap time typing'.split(
    ' ',
  ),
);

/** A module that a line imports. */
const imported = /^\s*(?:import|from)\s+([\w.]+)/gm;

/** Whether a program in Python runs in the page: it imports h3, and nothing else but the standard library. */
export function runsInPage(program: string): boolean {
  const modules = Array.from(program.matchAll(imported), ([, name = '']) => name);
  return modules.includes('h3') && modules.every((name) => name === 'h3' || library.has(name));
}
