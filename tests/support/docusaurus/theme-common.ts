/** Docusaurus's storage in component tests: empty. */
export const createStorageSlot = () => ({get: () => null, set: () => undefined, del: () => undefined});
