interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the reader's connection asks us to fetch only what the reader asks for: 2g, or a browser that saves data. */
export function savesData(): boolean {
  const {connection} = navigator as Navigator & {readonly connection?: Connection};
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}

/**
 * Fetches something that the reader hasn't asked for, except where the connection is to be spared. Everything that the
 * site fetches because of a movement, a focus, or a place of the page in view goes through this.
 */
export function ahead(fetchIt: () => void): void {
  if (!savesData()) fetchIt();
}
