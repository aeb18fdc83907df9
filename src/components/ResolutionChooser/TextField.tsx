import {useId, type ReactNode} from 'react';
import {useFieldLimit} from '@h3-docs/ui/useFieldLimit';
import styles from './styles.module.css';

interface TextFieldProps {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What is wrong with the text; the field then points to it. */
  readonly problem: string | undefined;
  /** Stands after the field: a choice of units. */
  readonly children?: ReactNode;
}

/** A number with a label, and under it what is wrong with it. */
export function TextField({label, text, onText, problem, children}: TextFieldProps): ReactNode {
  const id = useId();
  const {ref, refusal} = useFieldLimit<HTMLInputElement>({most: 100, unit: 'characters'});
  const wrong = refusal ?? problem;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.line}>
        <input
          id={id}
          ref={ref}
          className={styles.input}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          size={9}
          value={text}
          aria-invalid={problem !== undefined}
          aria-describedby={wrong === undefined ? undefined : `${id}-problem`}
          onChange={({target}) => onText(target.value)}
        />
        {children}
      </span>
      {wrong !== undefined && (
        <span id={`${id}-problem`} role="alert" className={styles.problem}>
          {wrong}
        </span>
      )}
    </div>
  );
}
