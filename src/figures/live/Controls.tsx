import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';
import type {Control} from './types';

interface ControlsProps<State> {
  readonly controls: readonly Control<State>[];
  /** Called with the state after the use of a control, and the id of the control. */
  readonly onChange: (next: State, by: string) => void;
}

function ControlView<State>({control, onChange}: {control: Control<State>} & Pick<ControlsProps<State>, 'onChange'>) {
  const id = useId();
  switch (control.kind) {
    case 'slider': {
      const text = control.text ?? String(control.value);
      return (
        <div className={styles.slider}>
          <label htmlFor={id}>{control.name}</label>
          <input
            id={id}
            type="range"
            min={control.min}
            max={control.max}
            step={control.step ?? 1}
            value={control.value}
            aria-valuetext={text}
            onChange={({target}) => onChange(control.set(Number(target.value)), control.id)}
          />
          <span aria-hidden="true">{text}</span>
        </div>
      );
    }
    case 'choice':
      return (
        <fieldset className={styles.choice}>
          <legend>{control.name}</legend>
          {control.options.map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name={id}
                value={value}
                checked={value === control.value}
                onChange={() => onChange(control.set(value), control.id)}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      );
    case 'button':
      return (
        <button
          type="button"
          className={styles.button}
          disabled={control.disabled}
          onClick={() => onChange(control.press(), `${control.id} pressed`)}
        >
          {control.name}
        </button>
      );
  }
}

/** The controls of a figure. */
export function Controls<State>({controls, onChange}: ControlsProps<State>): ReactNode {
  return (
    <div className={styles.controls}>
      {controls.map((control) => (
        <ControlView key={control.id} control={control} onChange={onChange} />
      ))}
    </div>
  );
}
