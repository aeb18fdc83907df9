import {translate} from '@docusaurus/Translate';
import {useState} from 'react';
import styles from './styles.module.css';

interface NumberFieldProps {
  readonly label: string;
  /** NaN: the field has something else. */
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A small whole number from 0 on. Other input stays in the field, which then says what it takes. */
export default function NumberField({label, value, most, onChange}: NumberFieldProps) {
  const [typed, setTyped] = useState('');
  const isWrong = Number.isNaN(value);
  return (
    <label className={styles.number}>
      <span>{label}</span>
      <input
        className={styles.field}
        type="number"
        min={0}
        max={most}
        value={isWrong ? typed : value}
        aria-invalid={isWrong}
        onChange={({target}) => {
          const next = target.valueAsNumber;
          setTyped(target.value);
          onChange(Number.isInteger(next) && next >= 0 && next <= most ? next : NaN);
        }}
      />
      {isWrong && (
        <span role="status" className={styles.problem}>
          {translate({message: 'Type a whole number from 0 to {most}.'}, {most})}
        </span>
      )}
    </label>
  );
}
