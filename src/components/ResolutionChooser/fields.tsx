import {useId, type ReactNode} from 'react';
import {useFieldLimit} from '@h3-docs/ui/useFieldLimit';
import styles from './styles.module.css';

interface TextFieldProps {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What is wrong with the text; the field then points to it. */
  readonly problem?: string;
  /** Stands after the field: a choice of units. */
  readonly children?: ReactNode;
  readonly numeric?: boolean;
}

/** A line of text with a label, and under it what is wrong with it. */
export function TextField({label, text, onText, problem, children, numeric = true}: TextFieldProps): ReactNode {
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
          type="text"
          inputMode={numeric ? 'decimal' : undefined}
          autoComplete="off"
          size={numeric ? 9 : 22}
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

interface SelectProps<Value extends string> {
  readonly label: string;
  /** The label is said but not shown: the field beside it says enough. */
  readonly quiet?: boolean;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly onValue: (value: Value) => void;
}

/** A choice among a few things. */
export function Select<Value extends string>({label, quiet, value, options, onValue}: SelectProps<Value>): ReactNode {
  const id = useId();
  const select = (
    <select
      id={id}
      aria-label={quiet ? label : undefined}
      value={value}
      onChange={({target}) => {
        const chosen = options.find(([option]) => option === target.value);
        if (chosen) onValue(chosen[0]);
      }}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
  if (quiet) return select;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.line}>{select}</span>
    </div>
  );
}
