import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {decodeIndex, modeNames, toHex, toSigned} from '../../h3/bits';
import {brokenRule} from '../../h3/validity';
import CopyButton from '../LiveExample/CopyButton';
import Fields from './Fields';
import {readIndex, type Reading} from './read';
import styles from './styles.module.css';
import type {DecodedProps} from './types';
import {useOwner, type Ownership} from './useOwner';

/** What the decoder says about an index. */
interface Verdict {
  readonly valid: boolean;
  readonly words: string;
}

function validWords(index: bigint): string {
  const {mode, resolution} = decodeIndex(index);
  return `Valid: a ${modeNames[mode] ?? 'reserved mode'} of resolution ${resolution}.`;
}

/** The verdict on a vertex of which all bits are in order. */
function vertexVerdict(index: bigint, ownership: Ownership): Verdict {
  if (ownership === 'asking') return {valid: false, words: 'Asking which cell owns this corner…'};
  if ('error' in ownership) {
    return {
      valid: false,
      words: `Its bits are in order; which cell owns the corner could not be found out: ${String(ownership.error)}`,
    };
  }
  if (ownership.canonical === toHex(index)) return {valid: true, words: validWords(index)};
  return {
    valid: false,
    words: `Not valid: not a valid vertex: another of the corner’s three cells owns it, and its index is ${ownership.canonical}.`,
  };
}

/** The ways of writing an index, each with a button that copies it. */
function Notations({index}: {readonly index: bigint}): ReactNode {
  const notations: [name: string, text: string][] = [
    ['Hexadecimal', toHex(index)],
    ['Decimal', index.toString()],
  ];
  if (toSigned(index) !== index) notations.push(['Signed', toSigned(index).toString()]);
  return (
    <ul className={styles.notations}>
      {notations.map(([name, text]) => (
        <li key={name}>
          <span>{name}</span> <code>{text}</code>
          <span role="group" aria-label={name}>
            <CopyButton className={styles.button} text={() => text} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function DecodedIndex({index, notation, rounded}: Extract<Reading, {index: bigint}>): ReactNode {
  const broken = brokenRule(index);
  const ownership = useOwner(broken === undefined && decodeIndex(index).mode === 4 ? index : null);
  const verdict =
    broken !== undefined
      ? {valid: false, words: `Not valid: ${broken}.`}
      : decodeIndex(index).mode === 4
        ? vertexVerdict(index, ownership)
        : {valid: true, words: validWords(index)};
  return (
    <>
      <p role="status" className={clsx(styles.verdict, verdict.valid ? styles.good : styles.bad)}>
        {verdict.words}{' '}
        <span className={styles.soft}>
          Read as {notation}.
          {!verdict.valid && rounded && ' It looks like a number that a double has rounded: its last digits are lost.'}
        </span>
      </p>
      <Fields index={index} />
      <Notations index={index} />
      {verdict.valid && (
        <p className={styles.link}>
          <Link to={`/?q=${toHex(index)}#explorer`}>Open it in the explorer</Link>
        </p>
      )}
    </>
  );
}

/** Indexes to try, besides the page's own: one of each kind, and one that is not valid. */
const samples: readonly (readonly [name: string, text: string])[] = [
  ['a cell', '89283082803ffff'],
  ['an edge', '0x119283082803ffff'],
  ['a vertex', '2563255208981561343'],
  ['one that is not valid', '81087ffffffffff'],
];

/** The decoder's answer to what has been typed. */
export default function Decoded({text, example, onText}: DecodedProps): ReactNode {
  const reading = readIndex(text);
  return (
    <>
      <p className={styles.samples}>
        Try{' '}
        {samples.map(([name, sample]) => (
          <button key={name} type="button" className={styles.button} onClick={() => onText(sample)}>
            {name}
          </button>
        ))}
        <button type="button" className={styles.button} onClick={() => onText(example)}>
          this page’s
        </button>
      </p>
      {reading && 'index' in reading ? (
        <DecodedIndex {...reading} />
      ) : (
        <p role="status" className={clsx(styles.verdict, reading && styles.bad)}>
          {reading ? `This is no index: ${reading.problem}.` : 'Nothing to decode yet: paste an index above.'}
        </p>
      )}
    </>
  );
}
