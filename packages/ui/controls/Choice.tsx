import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

/** What a control that offers a few values needs. */
export interface OptionsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly onValue: (value: Value) => void;
}

/** One of a few values, each in view: radio buttons that look like pills. */
export function Choice<Value extends string>({label, value, options, onValue}: OptionsProps<Value>): ReactNode {
  const id = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {options.map(([option, text]) => (
        <label key={option}>
          <input type="radio" name={id} value={option} checked={option === value} onChange={() => onValue(option)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
