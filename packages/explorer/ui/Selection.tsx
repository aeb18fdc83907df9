import Translate, {translate} from '@docusaurus/Translate';
import {useMemo} from 'react';
import {useBench} from '../bench';
import {describeSelection} from '../model/describe';
import {mergesRows} from '../model/recipe';
import {lazyPart} from '@h3-docs/ui/LazyPart';
import Button from './Button';
import Details, {Brief} from './Details';
import Fold from './Fold';
import {RuleChoice} from './FoldChoice';
import Operations from './Operations';
import styles from './styles.module.css';

const Export = lazyPart(() => import('./Export'));
const Code = lazyPart(() => import('./Code'));

/** The selection with what can be done with it and what is known about it. */
export default function Selection() {
  const {state, change, rows, picking, subject} = useBench();
  const {selection} = state;
  const {indexes} = subject;
  const {shape} = picking;
  const said = useMemo(() => describeSelection(selection), [selection]);
  const row = rows.rowOf(indexes.length === 1 ? indexes[0] : undefined, selection.length <= 1 ? shape : undefined);
  return (
    <section className={styles.stack} aria-label={translate({message: 'Selection'})}>
      <p className={styles.hidden} role="status">
        {said}
      </p>
      {indexes.length > 0 && (
        <>
          <p className={styles.heading}>
            <span>
              {selection.length > 0 ? translate({message: 'Selection'}) : translate({message: 'Entire input'})}
            </span>
            {selection.length > 0 && (
              <Button kind="link" onClick={() => change({selection: []})}>
                <Translate>Clear</Translate>
              </Button>
            )}
          </p>
          <Brief indexes={indexes} row={row} />
          {subject.hasCells && <Operations />}
          {mergesRows(state.recipe) && <RuleChoice />}
          <Export />
          <Fold title={<Translate>Code</Translate>}>
            <Code />
          </Fold>
          <Fold title={<Translate>Details</Translate>}>
            <Details indexes={indexes} onSelect={(index) => change({selection: [index]})} />
          </Fold>
        </>
      )}
    </section>
  );
}
