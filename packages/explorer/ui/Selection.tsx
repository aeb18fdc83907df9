import Translate, {translate} from '@docusaurus/Translate';
import {useMemo, type ReactNode} from 'react';
import type {Action} from '../model/session';
import {describeSelection} from '../model/describe';
import type {NamedRow} from '../model/details';
import type {DataSet} from '../data/types';
import type {Recipe} from '../model/recipe';
import {lazyPart} from '@h3-docs/ui/LazyPart';
import type {Work} from '../useWork';
import Details, {Brief} from './Details';
import Fold from './Fold';
import Operations from './Operations';
import styles from './styles.module.css';

const Export = lazyPart(() => import('./Export'));
const Code = lazyPart(() => import('./Code'));

interface SelectionProps {
  readonly selection: readonly string[];
  /** The steps that led to the indexes to work on. */
  readonly recipe: Recipe;
  /** The indexes to work on: the selection, or the entire input while nothing is selected. */
  readonly subject: readonly string[];
  /** The rows of what is worked on. */
  readonly data: DataSet | undefined;
  /** The row of what is selected alone. */
  readonly row: NamedRow | undefined;
  /** Whether there are cells to work on. */
  readonly hasCells: boolean;
  readonly work: Work;
  /** Whether each click adds to the selection. */
  readonly adding: boolean;
  readonly onAdding: (adding: boolean) => void;
  readonly act: (action: Action) => void;
  /** What the last operation came to, in words. */
  readonly outcome: string;
  /** What the result takes over, where there is a choice. */
  readonly children?: ReactNode;
}

/** The selection with what can be done with it and what is known about it. */
export default function Selection(props: SelectionProps) {
  const {selection, recipe, subject, data, row, hasCells, work, adding, onAdding, act, outcome, children} = props;
  const said = useMemo(() => describeSelection(selection), [selection]);
  const columns = useMemo(() => data?.columns.map(({name}) => name) ?? [], [data]);
  const select = (indexes: readonly string[]) => act({type: 'select', indexes});
  return (
    <section className={styles.stack} data-waits aria-label={translate({message: 'Selection'})}>
      <p className={styles.hidden} role="status">
        {said}
      </p>
      {subject.length > 0 && (
        <>
          <p className={styles.heading}>
            <span>
              {selection.length > 0 ? translate({message: 'Selection'}) : translate({message: 'Entire input'})}
            </span>
            {selection.length > 0 && (
              <span className={styles.row}>
                <button
                  type="button"
                  className={styles.link}
                  aria-pressed={adding}
                  title={translate({message: 'Make every click add a cell, as Shift+click does'})}
                  onClick={() => onAdding(!adding)}
                >
                  <Translate>Add more</Translate>
                </button>
                <button
                  type="button"
                  className={styles.link}
                  onClick={() => {
                    onAdding(false);
                    select([]);
                  }}
                >
                  <Translate>Clear</Translate>
                </button>
              </span>
            )}
          </p>
          <Brief indexes={subject} row={row} />
          {hasCells && (
            <Operations
              subject={subject}
              used={recipe.step === 'operate' ? recipe : undefined}
              onRun={work.runOperation}
              onOutline={work.outline}
              outcome={outcome}
            />
          )}
          {children}
          <Export indexes={subject} data={data} />
          <Fold title={<Translate>Code</Translate>}>
            <Code recipe={recipe} columns={columns} />
          </Fold>
          <Fold title={<Translate>Details</Translate>}>
            <Details indexes={subject} onSelect={(index) => select([index])} />
          </Fold>
        </>
      )}
    </section>
  );
}
