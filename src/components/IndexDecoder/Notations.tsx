import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {toHex, toSigned} from '@h3-docs/grid/h3/bits';
import CopyButton from '@h3-docs/ui/CopyButton';
import styles from './styles.module.css';

/** The ways of writing an index, each with a button that copies it. */
export default function Notations({index}: {readonly index: bigint}): ReactNode {
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
