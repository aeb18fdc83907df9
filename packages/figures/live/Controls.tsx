import {useId, type ReactNode} from 'react';
import {Choice} from '@h3-docs/ui/controls/Choice';
import styles from './styles.module.css';
import type {Control} from './types';

interface ControlsProps<State> {
  readonly controls: readonly Control<State>[];
  /** Called with the state after the use of a control, and the id of the control. */
  readonly onChange: (next: State, by: string) => void;
  /** Called with the states on the way to the one after the use of a button. */
  readonly onMotion: (through: (share: number) => State) => void;
}

function ControlView<State>({
  control,
  onChange,
  onMotion,
}: {control: Control<State>} & Omit<ControlsProps<State>, 'controls'>) {
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
        <Choice
          label={control.name}
          value={control.value}
          options={control.options}
          onValue={(value) => onChange(control.set(value), control.id)}
        />
      );
    case 'button': {
      const {name, disabled, pressed, press, through} = control;
      return (
        <button
          type="button"
          className={styles.button}
          disabled={disabled}
          aria-pressed={pressed}
          onClick={() => (through ? onMotion(through) : onChange(press(), `${control.id} pressed`))}
        >
          {name}
        </button>
      );
    }
  }
}

/** The controls of a figure. */
export function Controls<State>({controls, onChange, onMotion}: ControlsProps<State>): ReactNode {
  return (
    <div className={styles.controls}>
      {controls.map((control) => (
        <ControlView key={control.id} control={control} onChange={onChange} onMotion={onMotion} />
      ))}
    </div>
  );
}
