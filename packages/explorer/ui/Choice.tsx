import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface ChoiceProps<Name extends string> {
  readonly label: ReactNode;
  readonly options: readonly Name[];
  readonly labels: Readonly<Record<Name, string>>;
  readonly value: Name;
  readonly onChange: (value: Name) => void;
}

/** A menu of names, with its label. */
export default function Choice<Name extends string>({label, options, labels, value, onChange}: ChoiceProps<Name>) {
  return (
    <label className={styles.number}>
      {label}
      <select
        value={value}
        onChange={({target}) => {
          const chosen = options.find((one) => one === target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {options.map((one) => (
          <option key={one} value={one}>
            {labels[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
