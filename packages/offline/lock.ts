/** The name of the lock that tabs and service workers of the site share. */
const lockOf = (baseUrl: string) => `h3-docs-offline ${baseUrl}`;

/** Does something while no other tab or service worker of the site stores or removes copies: they wait for each other. */
export function whileAlone<Result>(
  baseUrl: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  return navigator.locks.request(lockOf(baseUrl), {...(signal && {signal})}, work);
}

/** Does something unless another tab or service worker of the site stores or removes copies at the moment. */
export async function ifAlone(baseUrl: string, work: () => Promise<void>): Promise<void> {
  await navigator.locks.request(lockOf(baseUrl), {ifAvailable: true}, (lock) => (lock ? work() : undefined));
}
