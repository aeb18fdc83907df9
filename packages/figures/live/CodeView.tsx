import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {type Language, languageRows} from '@h3-docs/catalogue';
import type {Code} from '@h3-docs/programs';

interface CodeViewProps {
  readonly code: Code;
  /** The reader's language. */
  readonly language: Language;
}

/** The program that returns what is shown, in the reader's language. */
export function CodeView({code, language}: CodeViewProps): ReactNode {
  const {label} = languageRows[language];
  return (
    <div>
      <p>{label}</p>
      {/* A long line scrolls, so it must be reachable. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre translate="no" tabIndex={0} role="group" aria-label={translate({message: 'Code in {label}'}, {label})}>
        <code>{code[language]}</code>
      </pre>
    </div>
  );
}
