import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import type {DecodedProps} from './types';

/** Indexes to try, besides the page's own: one of each kind, and one that is not valid. */
const samples: readonly (readonly [name: string, text: string])[] = [
  [translate({message: 'a cell'}), '89283082803ffff'],
  [translate({message: 'an edge'}), '0x119283082803ffff'],
  [translate({message: 'a vertex'}), '2563255208981561343'],
  [translate({message: 'an invalid index'}), '81087ffffffffff'],
];

/** Buttons that put an index to try into the decoder's field. */
export default function Samples({example, onText}: Pick<DecodedProps, 'example' | 'onText'>): ReactNode {
  return (
    <p className={`js-only ${styles.samples}`}>
      <Translate>Try</Translate>{' '}
      {samples.map(([name, sample]) => (
        <button key={name} type="button" className={styles.button} onClick={() => onText(sample)}>
          {name}
        </button>
      ))}
      <button type="button" className={styles.button} onClick={() => onText(example)}>
        <Translate>this page’s example</Translate>
      </button>
    </p>
  );
}
