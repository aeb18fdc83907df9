/** How many causes the page shows. Code that wraps an error at each step can make a very long chain. */
const MOST_CAUSES = 20;

function messageOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message || thrown.name;
  try {
    return String(thrown) || 'An empty text was thrown.';
  } catch {
    return 'Something was thrown that has no text.';
  }
}

/**
 * The messages of a thrown value and of its causes, the outermost first. Code can throw any value, and a chain of causes
 * can form a circle. Each value appears once.
 */
export function errorMessages(thrown: unknown): string[] {
  const seen = new Set<unknown>();
  let next = thrown;
  do {
    seen.add(next);
    next = next instanceof Error ? next.cause : undefined;
  } while (next !== undefined && next !== null && !seen.has(next) && seen.size < MOST_CAUSES);
  return [...seen].map(messageOf);
}
