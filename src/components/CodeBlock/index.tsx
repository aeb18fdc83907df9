import {translate} from '@docusaurus/Translate';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {escapeContent} from '@h3-docs/base/escape';
import {copyText} from '@h3-docs/ui/copyText';
import {makeAccessible} from '@h3-docs/ui/accessibility';
import clsx from 'clsx';
import {memo, use, useRef, useState, type ReactNode, type RefObject} from 'react';
import {PanelIsOpen} from './panel';
import {withoutTags, withTags} from './plain';
import PythonProgram from './PythonProgram';
import styles from './styles.module.css';

export interface CodeBlockProps {
  /** The fence's language; `output` is what a program printed. */
  readonly language?: string;
  readonly title?: string;
  /** `signature` for the signatures of a function, `install` for a command that installs a library. */
  readonly kind?: string;
  /** Whether the code runs in the page: a program in Python that needs nothing but h3. */
  readonly runs?: string;
  /** The code as HTML that `plugins/highlight` made at build time. */
  readonly html: string;
  /** How many lines there will be, while the code is still on its way. */
  readonly lines?: number;
}

const classOf = ({language, kind}: CodeBlockProps, ...more: readonly (string | undefined)[]) =>
  clsx(
    'code-block',
    styles.block,
    language === 'output' && styles.output,
    kind === 'signature' && styles.signature,
    kind === 'install' && kind,
    more,
  );

const labelOf = ({language, title}: CodeBlockProps) =>
  title ?? (language === 'output' ? translate({message: 'Output'}) : undefined);

const runText = () => translate({message: 'Edit and run'});

/** Room for code that is still on its way. */
const roomFor = (lines: number | undefined) => lines && `calc(${lines * 1.55}em + 2 * var(--h3-space-3))`;

/**
 * Code in a tab that the reader has not opened yet: one element, with the places of its colors in an attribute. When the
 * server rendered it, the browser leaves it as it is: `StaticCode`.
 */
function Plain({
  of,
  block,
}: {
  readonly of: CodeBlockProps;
  readonly block: RefObject<HTMLPreElement | null>;
}): ReactNode {
  const {language = 'text', html, lines} = of;
  const plain = withoutTags(html);
  return (
    <pre
      ref={block}
      className={classOf(of, styles.plain)}
      // Without JavaScript a wide block must be reachable by keyboard, because it scrolls.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      style={{minHeight: roomFor(lines)}}
      data-code={language}
      data-title={labelOf(of)}
      data-tags={plain?.tags}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: plain?.text ?? html}}
    />
  );
}

/**
 * Fenced code, highlighted when the site was built, with a button that copies it (`clientModules/copyCode`). A page of the
 * reference has hundreds, so all of it is one string, and React brings one element to life for each block.
 */
function CodeBlock(props: CodeBlockProps): ReactNode {
  const {language = 'text', html, lines} = props;
  const runs = props.runs !== undefined;
  const [editing, setEditing] = useState(false);
  const isOpen = use(PanelIsOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [found, setFound] = useState('');
  const plain = useRef<HTMLPreElement>(null);
  const whole = useRef<HTMLDivElement>(null);

  useIsomorphicLayoutEffect(() => {
    if (!isOpen || wasOpen) return;
    // On a page that the server rendered, the code of the reference is in the HTML alone.
    if (plain.current) setFound(withTags(plain.current.textContent, plain.current.dataset.tags ?? ''));
    setWasOpen(true);
  }, [isOpen, wasOpen]);
  useIsomorphicLayoutEffect(() => {
    if (found && whole.current) makeAccessible(whole.current);
  }, [found]);

  if (!wasOpen) return <Plain of={props} block={plain} />;
  if (editing) {
    return (
      <div className={styles.editing}>
        <PythonProgram html={html || found} />
      </div>
    );
  }
  const label = labelOf(props);
  const room = lines ? ` style="min-height: ${roomFor(lines)}"` : '';
  const markup = [
    label && `<div class="${styles.title}">${escapeContent(label)}</div>`,
    // A wide block scrolls, so it must be reachable by keyboard.
    `<pre class="${styles.pre}" tabindex="0"${room}><code class="language-${language}">${html || found}</code></pre>`,
    language !== 'output' &&
      `<button type="button" class="js-only ${styles.copy}"><span>${copyText(null)}</span></button>`,
    runs && `<button type="button" class="js-only" data-run>${escapeContent(runText())}</button>`,
  ].filter(Boolean);
  return (
    // The button is part of the string, so its presses, by keys too, arrive here.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={whole}
      className={classOf(props)}
      // The server may know code that the browser leaves as it is: `StaticCode`.
      suppressHydrationWarning
      onClick={
        runs ? ({target}) => target instanceof Element && target.closest('[data-run]') && setEditing(true) : undefined
      }
      dangerouslySetInnerHTML={{__html: markup.join('')}}
    />
  );
}

export default memo(CodeBlock);
