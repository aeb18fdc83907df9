import Translate, {translate} from '@docusaurus/Translate';
import {useMemo} from 'react';
import {describeLayer} from '../model/describe';
import {kindOf, resolutionOf} from '../model/kinds';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

interface MapResultProps {
  /** The selection, or the only index of the input while nothing is selected. */
  readonly indexes: readonly string[];
  readonly onNeighbors: () => void;
}

/** What is worked on, on the map: the index itself, or how many cells there are. */
export default function MapResult({indexes, onNeighbors}: MapResultProps) {
  const [index] = indexes;
  const words = useMemo(() => describeLayer(indexes), [indexes]);
  if (index === undefined) return null;
  if (indexes.length > 1)
    return (
      <p className={styles.mapResult}>
        <strong>{words}</strong>
      </p>
    );
  return (
    <div className={styles.mapResult} role="group" aria-label={translate({message: 'The index on the map'})}>
      <code translate="no">{index}</code>
      <span>{translate({message: 'res {resolution}'}, {resolution: resolutionOf(index)})}</span>
      <CopyButton text={index} label={translate({message: 'Copy {name}'}, {name: index})} />
      {kindOf(index) === 'cell' && (
        <button
          type="button"
          className={styles.button}
          aria-label={translate({message: 'Neighbors of {index}'}, {index})}
          onClick={onNeighbors}
        >
          <Translate>Neighbors</Translate>
        </button>
      )}
    </div>
  );
}
