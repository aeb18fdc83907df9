import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {decodeIndex, modeNames, toHex} from '@h3-docs/grid/h3/bits';
import {brokenRule} from '@h3-docs/grid/h3/validity';
import ExplorerLink from './ExplorerLink';
import Fields from './Fields';
import Notations from './Notations';
import {readIndex, type Reading} from './read';
import Samples from './Samples';
import styles from './styles.module.css';
import type {DecodedProps} from './types';
import {useOwner, type Ownership} from './useOwner';

/** What the decoder says about an index. */
interface Verdict {
  readonly valid: boolean;
  readonly words: string;
}

/** A broken rule as a sentence. */
const sentence = (rule: string): string => `${rule.charAt(0).toUpperCase()}${rule.slice(1)}.`;

function validWords(index: bigint): string {
  const {mode, resolution} = decodeIndex(index);
  return translate(
    {message: 'Valid: a {kind} of resolution {resolution}.'},
    {kind: modeNames[mode] ?? translate({message: 'reserved mode'}), resolution},
  );
}

/** The verdict on a vertex whose bits break no rule. */
function vertexVerdict(index: bigint, ownership: Ownership): Verdict {
  if (ownership === 'asking') {
    return {valid: false, words: translate({message: 'Checking which cell owns this corner…'})};
  }
  if ('error' in ownership) {
    return {
      valid: false,
      words: translate(
        {message: 'The bits are valid, but the owner of the corner could not be checked: {error}'},
        {error: String(ownership.error)},
      ),
    };
  }
  if (ownership.canonical === toHex(index)) return {valid: true, words: validWords(index)};
  return {
    valid: false,
    words: translate(
      {
        message: 'Not a valid vertex: another of the three cells owns this corner. The vertex has the index {index}.',
      },
      {index: ownership.canonical},
    ),
  };
}

function DecodedIndex({index, notation, rounded}: Extract<Reading, {index: bigint}>): ReactNode {
  const broken = brokenRule(index);
  const ownership = useOwner(broken === undefined && decodeIndex(index).mode === 4 ? index : null);
  const verdict =
    broken !== undefined
      ? {valid: false, words: sentence(broken)}
      : decodeIndex(index).mode === 4
        ? vertexVerdict(index, ownership)
        : {valid: true, words: validWords(index)};
  return (
    <>
      <p role="status" className={clsx(styles.verdict, verdict.valid ? styles.good : styles.bad)}>
        <span>{verdict.words}</span>{' '}
        <span className={styles.soft}>
          <span>
            {notation === 'decimal'
              ? translate({message: 'Read as decimal.'})
              : translate({message: 'Read as hexadecimal.'})}
          </span>{' '}
          {!verdict.valid && rounded && (
            <span>
              <Translate>
                It looks like a number that was rounded to 64-bit floating point. Its last digits are lost.
              </Translate>
            </span>
          )}
        </span>
      </p>
      <Fields index={index} />
      <Notations index={index} />
      {verdict.valid && <ExplorerLink hex={toHex(index)} />}
    </>
  );
}

/** The decoder's answer to what has been typed. */
export default function Decoded({text, example, onText}: DecodedProps): ReactNode {
  const reading = readIndex(text);
  return (
    <>
      <Samples example={example} onText={onText} />
      {reading && 'index' in reading ? (
        <DecodedIndex {...reading} />
      ) : (
        <p role="status" className={clsx(styles.verdict, reading && styles.bad)}>
          {reading
            ? translate({message: 'This isn’t an index: {problem}.'}, {problem: reading.problem})
            : translate({message: 'Paste an index above to decode it.'})}
        </p>
      )}
    </>
  );
}
