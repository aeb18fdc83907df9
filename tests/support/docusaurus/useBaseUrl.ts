import {settings} from './useDocusaurusContext';

/** An address of the site with the base URL of component tests. */
const withBaseUrl = (url: string) =>
  !url.startsWith('/') || url.startsWith(settings.baseUrl) ? url : settings.baseUrl + url.slice(1);

/** Docusaurus's base URL in component tests. */
export const useBaseUrlUtils = () => ({withBaseUrl});

export default withBaseUrl;
