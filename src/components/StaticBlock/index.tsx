import useBaseUrl from '@docusaurus/useBaseUrl';
import {createElement, type HTMLAttributes, type ReactNode} from 'react';
import {useStaticLinks} from './useStaticLinks';

/** What `plugins/static-blocks` writes: an element, its attributes, and its content. */
interface StaticBlockProps extends HTMLAttributes<HTMLElement> {
  readonly as: string;
  readonly dangerouslySetInnerHTML: {readonly __html: string};
  /** Where the element is a link. */
  readonly href?: string;
}

/**
 * An element whose content is one string for React. Its links are plain ones, which `routing/followLinks` follows.
 */
export default function StaticBlock({
  as,
  href,
  dangerouslySetInnerHTML: {__html},
  ...attributes
}: StaticBlockProps): ReactNode {
  const address = useBaseUrl(href ?? '');
  const markupOf = useStaticLinks();
  return createElement(as, {
    ...attributes,
    href: href && address,
    dangerouslySetInnerHTML: {__html: markupOf(__html)},
  });
}
