import {useState, type ReactNode} from 'react';
import {containments, type Containment} from '../model/cover';
import {FINEST} from '../model/state';
import {NumberField} from './Operations';
import styles from './styles.module.css';

interface CoverProps {
  /** The resolution that is offered first: that of the grid. */
  readonly suggested: number;
  /** The area and length of the geometries, in words. */
  readonly size: string | undefined;
  readonly onCover: (resolution: number, containment: Containment) => void;
  /** Where the cells go. */
  readonly children?: ReactNode;
}

const labels: Readonly<Record<Containment, string>> = {
  center: 'whose center is inside',
  full: 'that fit inside',
  overlapping: 'that touch it',
};

/** Turns pasted geometries into cells. */
export default function Cover({suggested, size, onCover, children}: CoverProps) {
  const [chosen, setChosen] = useState<number>();
  const [containment, setContainment] = useState<Containment>('center');
  const resolution = chosen ?? Math.min(FINEST, suggested);
  return (
    <div className={styles.cover} role="group" aria-label="Convert the geometries to cells">
      {size !== undefined && <p className={styles.found}>{size}</p>}
      <button type="button" className={styles.button} data-primary onClick={() => onCover(resolution, containment)}>
        Cover with cells
      </button>
      <NumberField label="res" value={resolution} most={FINEST} onChange={setChosen} />
      <label className={styles.number}>
        <span className={styles.hidden}>Which cells of a polygon</span>
        <select
          value={containment}
          onChange={({target}) => setContainment(containments.find((one) => one === target.value) ?? 'center')}
        >
          {containments.map((one) => (
            <option key={one} value={one}>
              {labels[one]}
            </option>
          ))}
        </select>
      </label>
      {children}
    </div>
  );
}
