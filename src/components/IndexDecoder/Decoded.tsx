import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Parts from './Parts';
import {readIndex, type Reading} from './read';
import styles from './styles.module.css';
import {useVerdict} from './verdict';

function DecodedIndex({index, notation, rounded}: Extract<Reading, {index: bigint}>): ReactNode {
  const {valid, words} = useVerdict(index);
  return (
    <>
      <p role="status" className={clsx(styles.verdict, valid ? styles.good : styles.bad)}>
        <span>{words}</span>{' '}
        <span className={styles.soft}>
          <span>
            {notation === 'decimal'
              ? translate({message: 'Read as decimal.'})
              : translate({message: 'Read as hexadecimal.'})}
          </span>{' '}
          {!valid && rounded && (
            <span>
              <Translate>
                It looks like a number that was rounded to 64-bit floating point. Its last digits are lost.
              </Translate>
            </span>
          )}
        </span>
      </p>
      <Parts index={index} valid={valid} />
    </>
  );
}

export interface DecodedProps {
  /** What the reader has typed. */
  readonly text: string;
  /** The page's own index, in hexadecimal, which is shown until this part is loaded. */
  readonly example: string;
}

/** The decoder's answer to what has been typed. */
export default function Decoded({text}: DecodedProps): ReactNode {
  const reading = readIndex(text);
  if (reading && 'index' in reading) return <DecodedIndex {...reading} />;
  return (
    <p role="status" className={clsx(styles.verdict, reading && styles.bad)}>
      {reading
        ? translate({message: 'This isn’t an index: {problem}.'}, {problem: reading.problem})
        : translate({message: 'Paste an index above to decode it.'})}
    </p>
  );
}
