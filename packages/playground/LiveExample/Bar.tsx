import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import CopyButton from '@h3-docs/ui/CopyButton';
import styles from './styles.module.css';

interface BarProps {
  readonly title: string | undefined;
  /** The name of the example for screen readers. */
  readonly name: string;
  readonly edited: boolean;
  readonly onEdit: () => void;
  readonly onReset: () => void;
  /** The code as it is now. */
  readonly text: () => string;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** The title of a live example, and its buttons. */
export default function Bar({title, name, edited, onEdit, onReset, text, children}: BarProps): ReactNode {
  // The keys keep React from making one button of the other by changing its text.
  return (
    <div className={clsx('live-code', styles.bar)}>
      <span className={styles.title}>{title ?? translate({message: 'Example'})}</span>
      <span className={clsx('js-only', styles.buttons)}>
        {edited ? (
          <button
            key="reset"
            type="button"
            className={styles.button}
            aria-label={translate({message: 'Reset: {name}'}, {name})}
            onClick={onReset}
          >
            <Translate>Reset</Translate>
          </button>
        ) : (
          <button
            key="edit"
            type="button"
            className={clsx(styles.button, styles.edit)}
            aria-label={translate({message: 'Edit and run: {name}'}, {name})}
            onClick={onEdit}
          >
            <Translate>Edit and run</Translate>
          </button>
        )}
        {children}
        <CopyButton className={styles.button} about={name} text={text} />
      </span>
    </div>
  );
}
