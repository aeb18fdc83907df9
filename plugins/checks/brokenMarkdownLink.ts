import type {MarkdownHooks} from '@docusaurus/types';

type Hook = Extract<MarkdownHooks['onBrokenMarkdownLinks'], (...args: never[]) => unknown>;

/**
 * Reports a link to a Markdown file that does not exist, and lets the build pass. The address gets a protocol, so the
 * check of links between pages, which would fail the build, skips it.
 */
export const keepBrokenMarkdownLink: Hook = ({sourceFilePath, url, node}) => {
  const line = node.position?.start.line;
  const place = line === undefined ? sourceFilePath : `${sourceFilePath}:${line}`;
  console.warn(`[WARNING] Broken Markdown link to "${url}" in ${place}: there is no such file.`);
  return `pathname://${url}`;
};
