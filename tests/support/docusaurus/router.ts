/** Docusaurus's router in component tests, which go nowhere. */
export const useHistory = () => ({push: () => undefined, replace: () => undefined});

/** The address of the page of component tests. */
export const useLocation = () => ({pathname: '/', search: '', hash: '', state: undefined});
