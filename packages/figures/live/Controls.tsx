import {useId, type ReactNode} from 'react';
import {Choice} from '@h3-docs/ui/controls/Choice';
import styles from './styles.module.css';
import type {Control} from './types';

interface ControlsProps<State> {
  readonly controls: readonly Control<State>[];
  /** Called with the state after the use of a control. */
  readonly onChange: (next: State) => void;
}

function ControlView<State>({control, onChange}: {control: Control<State>} & Omit<ControlsProps<State>, 'controls'>) {
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
            onChange={({target}) => onChange(control.set(Number(target.value)))}
          />
          <span aria-hidden="true">{text}</span>
        </div>
      );
    }
    case 'choice':
      return (
        <Choice
          label={control.name}
          value={control.value}
          options={control.options}
          onValue={(value) => onChange(control.set(value))}
        />
      );
    case 'button': {
      const {name, disabled, press} = control;
      return (
        <button type="button" className={styles.button} disabled={disabled} onClick={() => onChange(press())}>
          {name}
        </button>
      );
    }
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
