import styles from './styles.module.css';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A small whole number from 0 on. Other input is ignored. */
export default function NumberField({label, value, most, onChange}: NumberFieldProps) {
  return (
    <label className={styles.number}>
      <span>{label}</span>
      <input
        type="number"
        min={0}
        max={most}
        value={value}
        onChange={({target}) => {
          const next = target.valueAsNumber;
          if (Number.isInteger(next) && next >= 0 && next <= most) onChange(next);
        }}
      />
    </label>
  );
}
