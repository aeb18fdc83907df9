import everyday from '@site/docs/_functions/everyday.json';
import type {ApiFunction} from './types';

/** Whether most programs with H3 call a function. @param name its name in C */
export function isEveryday(name: string): boolean {
  return everyday.includes(name);
}

const sizesOrFrees = /^(?:max|destroy)|(?:Size|Count)$/;

/** Whether a language that manages memory itself has a function, which then does more than manage memory. */
export const isManaged = ({signatures}: Pick<ApiFunction, 'signatures'>): boolean =>
  (['java', 'javascript', 'python'] as const).some((language) => signatures[language]);

/** How a function is used: every day, or only to size arrays and free memory in C. */
export function roleOf(entry: Pick<ApiFunction, 'name' | 'signatures'>): 'everyday' | 'memory' | undefined {
  if (isEveryday(entry.name)) return 'everyday';
  return sizesOrFrees.test(entry.name) && !isManaged(entry) ? 'memory' : undefined;
}
