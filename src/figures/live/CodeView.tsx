import type {ReactNode} from 'react';
import {languageRows, languages, type Language} from '../../api/languages';
import styles from './styles.module.css';
import type {Code} from './types';

interface CodeViewProps {
  readonly code: Code;
  /** The reader's language. */
  readonly language: Language;
}

/** The calls that return what is shown, in the reader's language where the figure has it, and else in JavaScript. */
export function CodeView({code, language}: CodeViewProps): ReactNode {
  const written = code[language];
  const shown = written === undefined ? 'javascript' : language;
  const {label} = languageRows[shown];
  const others = languages.filter((other) => code[other] !== undefined).map((other) => languageRows[other].label);
  return (
    <div className={styles.code}>
      <p>
        {label}
        {written === undefined &&
          `, because this figure has no code for ${languageRows[language].label}. It has ${others.join(', ')}.`}
      </p>
      {/* A long line scrolls, so it must be reachable. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} role="group" aria-label={`Code in ${label}`}>
        <code>{written ?? code.javascript}</code>
      </pre>
    </div>
  );
}
