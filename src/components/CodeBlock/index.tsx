import {translate} from '@docusaurus/Translate';
import {escapeContent} from '@h3-docs/base/escape';
import {copyText} from '@h3-docs/ui/copyText';
import clsx from 'clsx';
import {memo, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface CodeBlockProps {
  /** The fence's language; `output` is what a program printed. */
  readonly language?: string;
  readonly title?: string;
  /** The code as HTML that `plugins/highlight` made at build time. */
  readonly html: string;
  /** How many lines there will be, while the code is still on its way. */
  readonly lines?: number;
}

/**
 * Fenced code, highlighted when the site was built, with a button that copies it (`clientModules/copyCode`). A page of the
 * reference has hundreds, so all of it is one string, and React brings one element to life for each block.
 */
function CodeBlock({language = 'text', title, html, lines}: CodeBlockProps): ReactNode {
  const label = title ?? (language === 'output' ? translate({message: 'Output'}) : undefined);
  const room = lines ? ` style="min-height: calc(${lines * 1.55}em + 2 * var(--h3-space-3))"` : '';
  const markup = [
    label && `<div class="${styles.title}">${escapeContent(label)}</div>`,
    // A wide block scrolls, so it must be reachable by keyboard.
    `<pre class="${styles.pre}" tabindex="0"${room}><code class="language-${language}">${html}</code></pre>`,
    language !== 'output' &&
      `<button type="button" class="js-only ${styles.copy}"><span>${copyText(null)}</span></button>`,
  ].filter(Boolean);
  return (
    <div
      className={clsx('code-block', styles.block, language === 'output' && styles.output)}
      // The server may know code that the browser leaves as it is: `StaticCode`.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: markup.join('')}}
    />
  );
}

export default memo(CodeBlock);
