import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {explorerLink} from '@h3-docs/base/routing/explorerLink';
import {toHex, toSigned} from '@h3-docs/grid/h3/bits';
import CopyButton from '@h3-docs/ui/CopyButton';
import {fieldsOf, type FieldKind} from './decodedFields';
import styles from './styles.module.css';

/** The classes that color fields like the figure of the bit layout. The others have none. */
const colors: Readonly<Partial<Record<FieldKind, string>>> = {
  mode: 'd-cell-6',
  own: 'd-cell-5',
  resolution: 'd-cell-3',
  baseCell: 'd-cell-2',
  digit: 'd-cell-0',
};

/** The fields of an index, each with its name, the positions of its bits, the bits, and their value. */
function Fields({index}: {readonly index: bigint}): ReactNode {
  return (
    <dl className={styles.fields}>
      {fieldsOf(index).map(({kind, name, position, bits, value}) => (
        <div key={name} className={clsx(styles.field, styles[kind], colors[kind])} data-field={name}>
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

/** The ways of writing an index, each with a button that copies it. */
function Notations({index}: {readonly index: bigint}): ReactNode {
  const notations: [name: string, text: string][] = [
    [translate({message: 'Hexadecimal'}), toHex(index)],
    [translate({message: 'Decimal'}), index.toString()],
  ];
  if (toSigned(index) !== index) notations.push([translate({message: 'Signed'}), toSigned(index).toString()]);
  return (
    <ul className={styles.notations}>
      {notations.map(([name, text]) => (
        <li key={name} className={styles.notation}>
          <span>{name}</span> <code>{text}</code>
          <span className="js-only" role="group" aria-label={name}>
            <CopyButton className={styles.button} text={() => text} />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface PartsProps {
  readonly index: bigint;
  /** Whether the explorer can show it. */
  readonly valid: boolean;
}

/** What the decoder shows of any 64 bits: their fields, their notations, and the way to the explorer. */
export default function Parts({index, valid}: PartsProps): ReactNode {
  return (
    <>
      <Fields index={index} />
      <Notations index={index} />
      {valid && (
        <p className={`js-only ${styles.link}`}>
          <Link to={explorerLink('/', [toHex(index)])}>
            <Translate>Open this index in the explorer</Translate>
          </Link>
        </p>
      )}
    </>
  );
}
