import Translate, {translate} from '@docusaurus/Translate';
import {useMemo, useState} from 'react';
import {plural} from '@h3-docs/base/number';
import {useBench} from '../bench';
import {duplicatesIn} from '../data/duplicates';
import type {DataSet} from '../data/types';
import {resolutionForRows} from '../model/defaultResolution';
import type {Fold as FoldRule} from '../model/fold';
import Fold from './Fold';
import FoldChoice from './FoldChoice';
import styles from './styles.module.css';
import Verb from './Verb';

/** Puts the rows into cells: counts them, or combines their values. */
export default function Count({data}: {readonly data: DataSet}) {
  const {state, work, outcome} = useBench();
  const counting = state.recipe?.step === 'aggregate' ? state.recipe : undefined;
  const skipped = counting?.skipped ?? 0;
  const [rule, setRule] = useState<FoldRule>('count');
  const duplicates = useMemo(() => duplicatesIn(data), [data]);
  const offered = useMemo(() => resolutionForRows(data, duplicates), [data, duplicates]);
  return (
    <Verb
      name={translate({message: 'Put the rows into cells'})}
      verb={rule === 'count' ? translate({message: 'Count per cell'}) : translate({message: 'Combine per cell'})}
      offered={offered}
      onRun={(resolution) => work.aggregate(data, resolution, rule)}
      outcome={counting ? outcome : ''}
      missed={
        skipped === 0
          ? ''
          : plural(
              skipped,
              translate({
                message:
                  '{count} row was skipped, because it has no place.|{count} rows were skipped, because they have no place.',
              }),
            )
      }
    >
      {duplicates && (
        <p className={styles.hint}>
          {plural(
            duplicates.count,
            translate({
              message:
                '{count} row has the cell of an earlier row, and the map shows only the first.|{count} rows have the cells of earlier rows, and the map shows only the first of each.',
            }),
          )}
        </p>
      )}
      {data.columns.length > 0 && (
        <Fold title={<Translate>Sum, mean, and more</Translate>}>
          <FoldChoice label={translate({message: 'Of several rows, keep'})} rule={rule} onRule={setRule} />
        </Fold>
      )}
    </Verb>
  );
}
