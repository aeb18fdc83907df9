import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface ChoiceProps<Value extends string> {
  /** The words beside the menu; undefined: it has a name for screen readers alone. */
  readonly label?: ReactNode;
  readonly name?: string | undefined;
  /** The values with their words. */
  readonly options: readonly (readonly [Value, string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A menu with its label. */
export default function Choice<Value extends string>({label, name, options, value, onChange}: ChoiceProps<Value>) {
  return (
    <label className={styles.number}>
      {label !== undefined && <span>{label}</span>}
      <select
        aria-label={name}
        value={value}
        onChange={({target}) => {
          const chosen = options.find(([one]) => one === target.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
