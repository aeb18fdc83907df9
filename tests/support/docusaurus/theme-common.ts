/** Docusaurus's storage in component tests: empty. */
export const createStorageSlot = () => ({get: () => null, set: () => undefined, del: () => undefined});

/** The class of what a link can lead to. */
export const useAnchorTargetClassName = (id: string | undefined) => (id === undefined ? undefined : 'target');
