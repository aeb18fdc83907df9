import Translate, {translate} from '@docusaurus/Translate';
import {useMemo, useState, type ReactNode} from 'react';
import type {InputShape} from '../input/types';
import {containments, type Containment} from '../model/cover';
import {resolutionForShapes, whyOffered} from '../model/defaultResolution';
import {describeSize} from '../model/measure';
import {FINEST} from '../model/limits';
import Choice from './Choice';
import {NumberField} from './Operations';
import styles from './styles.module.css';

interface CoverProps {
  readonly shapes: readonly InputShape[];
  readonly onCover: (resolution: number, containment: Containment) => void;
  /** What the last covering came to, in words; empty: none is shown. */
  readonly outcome: string;
  /** What the last covering left without cells, in words; empty: nothing. */
  readonly missed: string;
  /** What the cells take over from the shapes, where there is a choice. */
  readonly children?: ReactNode;
}

const labels: Readonly<Record<Containment, string>> = {
  center: translate({message: 'whose center is inside'}),
  full: translate({message: 'that fit inside'}),
  overlapping: translate({message: 'that touch it'}),
};

/** Turns pasted geometries into cells. */
export default function Cover({shapes, onCover, outcome, missed, children}: CoverProps) {
  const [offered, size] = useMemo(() => {
    const geometries = shapes.map(({geometry}) => geometry);
    return [resolutionForShapes(geometries), describeSize(geometries)] as const;
  }, [shapes]);
  const [chosen, setChosen] = useState<number>();
  const [containment, setContainment] = useState<Containment>('center');
  const resolution = chosen ?? offered.resolution;
  return (
    <div
      className={styles.cover}
      data-waits
      role="group"
      aria-label={translate({message: 'Fill the areas with cells'})}
    >
      <button
        type="button"
        className={styles.button}
        data-primary
        data-verb
        onClick={() => onCover(resolution, containment)}
      >
        <Translate>Fill with cells</Translate>
      </button>
      <NumberField label={translate({message: 'res'})} value={resolution} most={FINEST} onChange={setChosen} />
      <output className={styles.outcome}>{outcome}</output>
      {missed !== '' && (
        <p role="status" className={styles.hint}>
          {missed}
        </p>
      )}
      {chosen === undefined && <p className={styles.hint}>{whyOffered(offered)}</p>}
      {children}
      <details className={styles.code}>
        <summary>
          <Translate>Which cells</Translate>
        </summary>
        <Choice
          label={translate({message: 'Cells of a polygon'})}
          options={containments}
          labels={labels}
          value={containment}
          onChange={setContainment}
        />
        {size !== undefined && <p className={styles.hint}>{size}</p>}
      </details>
    </div>
  );
}
