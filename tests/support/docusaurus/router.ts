/** Docusaurus's router in component tests, which go nowhere. */
export const useHistory = () => ({push: () => undefined});
