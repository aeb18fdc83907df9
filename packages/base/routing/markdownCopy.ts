import {withoutTrailing} from '../withoutTrailing';

/** The address of a page's copy in Markdown: `/docs/` has `/docs.md`. The build writes the copies. */
export function markdownCopyOf(route: string): string {
  return `${withoutTrailing(route, '/')}.md`;
}
