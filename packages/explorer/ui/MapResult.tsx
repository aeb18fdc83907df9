import Translate, {translate} from '@docusaurus/Translate';
import {useMemo} from 'react';
import CopyButton from '@h3-docs/ui/CopyButton';
import {useBench} from '../bench';
import {describeLayer, factsOf} from '../model/describe';
import {kindOf} from '../model/kinds';
import Button from './Button';
import styles from './styles.module.css';

/** What is worked on, on the map: how many indexes there are, and the only one, or the one that was clicked beside them. */
export default function MapResult() {
  const {state, subject, picking, rows, work, grid} = useBench();
  const {looked} = picking;
  const indexes = subject.indexes.length === 1 ? subject.indexes : state.selection;
  const words = useMemo(() => describeLayer(indexes), [indexes]);
  const index = looked ?? (indexes.length === 1 ? indexes[0] : undefined);
  return (
    <>
      {indexes.length > 1 && (
        <p className={styles.mapResult}>
          <strong>{words}</strong>
        </p>
      )}
      {index !== undefined && (
        <div className={styles.mapResult} role="group" aria-label={translate({message: 'The index on the map'})}>
          <code translate="no">{index}</code>
          <span>{`${factsOf(index)}${looked === undefined ? '' : rows.wordsOf(looked, picking.shape)}`}</span>
          <CopyButton
            className={styles.copy}
            text={() => index}
            label={translate({message: 'Copy {name}'}, {name: index})}
          />
          {looked !== undefined && (
            <Button kind="link" onClick={() => picking.select([looked])}>
              <Translate>Select only this one</Translate>
            </Button>
          )}
          {looked === undefined && kindOf(index) === 'cell' && (
            <Button
              aria-label={translate({message: 'Neighbors of {index}'}, {index})}
              onClick={() => work.runOperation('neighbors', {k: 1, resolution: grid.resolution})}
            >
              <Translate>Neighbors</Translate>
            </Button>
          )}
        </div>
      )}
    </>
  );
}
