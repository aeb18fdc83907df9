import {settings} from './useDocusaurusContext';

/** Docusaurus's base URL in component tests. */
export const useBaseUrlUtils = () => ({
  withBaseUrl: (url: string) => (url.startsWith(settings.baseUrl) ? url : settings.baseUrl + url.slice(1)),
});

/** An address of the site. */
const useBaseUrl = (address: string) => settings.baseUrl.slice(0, -1) + address;

export default useBaseUrl;
