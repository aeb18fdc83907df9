import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Whether results are above their code: the option `liveCodeBlock.playgroundPosition` of the live-codeblock theme. */
export function useResultFirst(): boolean {
  const {liveCodeBlock} = useDocusaurusContext().siteConfig.themeConfig as {
    readonly liveCodeBlock?: {readonly playgroundPosition?: 'bottom' | 'top'};
  };
  return liveCodeBlock?.playgroundPosition === 'top';
}
