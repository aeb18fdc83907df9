import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
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

/** The text of HTML that the build wrote: it escapes nothing in the text of a heading but these. */
const unescaped = (html: string) =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&#x27;|&apos;/g, "'")
    .replace(/&amp;/g, '&')
    .trim();

/** A heading with the link to itself, as the theme's `Heading` writes it, as one string for React. */
export default function StaticHeading({
  text = '',
  html = escapeMarkup(text),
  ...heading
}: StaticHeadingProps): ReactNode {
  const {id} = heading;
  const label = escapeMarkup(
    translate(
      {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
      {heading: text || unescaped(html)},
    ),
  );
  const link = `<a href="#${id}" class="hash-link" aria-label="${label}" title="${label}" translate="no">\u200b</a>`;
  return <StaticBlock {...heading} className={`anchor ${useAnchorTargetClassName(id)}`} html={html + link} />;
}
