import {useId, type ReactNode} from 'react';
import type {OptionsProps} from './Choice';
import styles from './styles.module.css';

interface SelectProps<Value extends string> extends OptionsProps<Value> {
  /** Where the label stands; it may be said but not shown, where what is beside the field says enough. */
  readonly labeled?: 'above' | 'beside' | 'unseen';
  /** What screen readers call it, where its label says too little. */
  readonly name?: string;
}

/** One of several values, of which one is in view. */
export function Select<Value extends string>(props: SelectProps<Value>): ReactNode {
  const {label, labeled = 'above', name = labeled === 'unseen' ? label : undefined, value, options, onValue} = props;
  const id = useId();
  const select = (
    <select
      id={id}
      className={styles.field}
      aria-label={name}
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
  if (labeled === 'unseen') return select;
  return (
    <div className={labeled === 'above' ? styles.above : styles.pair}>
      <label htmlFor={id}>{label}</label>
      {select}
    </div>
  );
}
