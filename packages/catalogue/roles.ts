import everyday from '@site/docs/_functions/everyday.json';

/** Whether most programs with H3 call a function. @param name its name in C */
export function isEveryday(name: string): boolean {
  return everyday.includes(name);
}
