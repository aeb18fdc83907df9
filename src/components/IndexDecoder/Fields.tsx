import clsx from 'clsx';
import type {ReactNode} from 'react';
import {fieldsOf} from './decodedFields';
import styles from './styles.module.css';

interface FieldsProps {
  /** Any 64 bits. */
  readonly index: bigint;
}

/** The fields of an index, each with its name, the positions of its bits, the bits, and their value. */
export default function Fields({index}: FieldsProps): ReactNode {
  return (
    <dl className={styles.fields}>
      {fieldsOf(index).map(({kind, name, position, bits, value}) => (
        <div key={name} className={clsx(styles.field, styles[kind])} data-field={name}>
          <dt>
            <span>{name}</span> <span className={styles.position}>{position}</span>
          </dt>
          <dd className={styles.bits}>{bits}</dd>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
