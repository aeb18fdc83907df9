import {settings} from './useDocusaurusContext';

/** Docusaurus's base URL in component tests. */
export const useBaseUrlUtils = () => ({
  withBaseUrl: (url: string) => (url.startsWith(settings.baseUrl) ? url : settings.baseUrl + url.slice(1)),
});
