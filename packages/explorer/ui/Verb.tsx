import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {whyOffered, type DefaultResolution} from '../model/defaultResolution';
import {FINEST} from '../model/limits';
import Button from './Button';
import NumberField from './NumberField';
import styles from './styles.module.css';

interface VerbProps {
  /** What screen readers call the form. */
  readonly name: string;
  /** The words on its button. */
  readonly verb: string;
  readonly offered: DefaultResolution;
  readonly onRun: (resolution: number) => void;
  /** What the last run came to, in words; empty: none is shown. */
  readonly outcome: string;
  /** What the run left out, in words; empty: nothing. */
  readonly missed: string;
  readonly children?: ReactNode;
}

/** The one thing that most readers want of what they brought, at a resolution. */
export default function Verb({name, verb, offered, onRun, outcome, missed, children}: VerbProps) {
  const [chosen, setChosen] = useState<number>();
  const resolution = chosen ?? offered.resolution;
  return (
    <div className={styles.row} role="group" aria-label={name}>
      <Button
        kind="primary"
        data-verb
        aria-disabled={Number.isNaN(resolution)}
        onClick={() => Number.isNaN(resolution) || onRun(resolution)}
      >
        <span>{verb}</span>
      </Button>
      <NumberField label={translate({message: 'res'})} value={resolution} most={FINEST} onChange={setChosen} />
      <output className={styles.outcome}>{outcome}</output>
      {missed !== '' && (
        <p role="status" className={styles.hint}>
          {missed}
        </p>
      )}
      {chosen === undefined && <p className={styles.hint}>{whyOffered(offered)}</p>}
      {children}
    </div>
  );
}
