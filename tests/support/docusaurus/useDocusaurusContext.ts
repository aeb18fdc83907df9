interface Settings {
  baseUrl: string;
}

/** The site's settings in component tests, which may change them. */
export const settings: Settings = {baseUrl: '/'};

/** The context of a site without pages. */
const useDocusaurusContext = () => ({siteConfig: settings});

export default useDocusaurusContext;
