/**
 * The edges of rings, each once, and edges that meet joined to long lines.
 *
 * @param rings - open rings; an edge is left out where one of its ends is null
 * @param keyOf - equal for corners that are the same, though each ring computes them for itself
 */
export function joinedEdges<Corner>(
  rings: Iterable<readonly (Corner | null)[]>,
  keyOf: (corner: Corner) => string,
): Corner[][] {
  const corners = new Map<string, Corner>();
  const edges = new Map<string, Set<string>>();
  const connect = (a: string, b: string) => edges.set(a, (edges.get(a) ?? new Set()).add(b));
  for (const ring of rings) {
    const keys = ring.map((corner) => {
      if (corner === null) return null;
      const key = keyOf(corner);
      corners.set(key, corner);
      return key;
    });
    keys.forEach((key, index) => {
      const next = keys[(index + 1) % keys.length];
      if (!key || !next || key === next) return;
      connect(key, next);
      connect(next, key);
    });
  }
  const lines: Corner[][] = [];
  for (const start of edges.keys()) {
    while (edges.get(start)?.size) {
      const line: Corner[] = [];
      for (let key: string | undefined = start; key;) {
        const corner = corners.get(key);
        if (corner) line.push(corner);
        const next: string | undefined = edges.get(key)?.values().next().value;
        if (next) {
          edges.get(key)?.delete(next);
          edges.get(next)?.delete(key);
        }
        key = next;
      }
      lines.push(line);
    }
  }
  return lines;
}
