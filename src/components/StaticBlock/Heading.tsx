import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import {escapeMarkup} from '@h3-docs/base/escape';
import type {ReactNode} from 'react';
import StaticBlock from '.';

interface StaticHeadingProps {
  readonly as: string;
  readonly id: string;
  /** What the heading says; `html` where that is more than text. */
  readonly text?: string;
  readonly html?: string;
}

/**
 * A heading with the link to itself, as one string for React. Its name is its text alone: the link is for the pointer, and the
 * contents of the page lead to the same places.
 */
export default function StaticHeading({
  text = '',
  html = escapeMarkup(text),
  ...heading
}: StaticHeadingProps): ReactNode {
  const {id} = heading;
  const link = `<a href="#${id}" class="hash-link" aria-hidden="true" tabindex="-1" translate="no">\u200b</a>`;
  return (
    <StaticBlock
      {...heading}
      className={`anchor ${useAnchorTargetClassName(id)}`}
      dangerouslySetInnerHTML={{__html: html + link}}
    />
  );
}
