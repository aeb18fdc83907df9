import Translate, {translate} from '@docusaurus/Translate';
import {useMemo, useState, type ReactNode} from 'react';
import type {Action} from '../model/session';
import {describeSelection} from '../model/describe';
import type {DataSet} from '../data/types';
import type {IndexKind} from '../input/types';
import type {Recipe} from '../model/recipe';
import {useSought} from '@h3-docs/ui/findInPage';
import {lazyPart} from '@h3-docs/ui/LazyPart';
import type {NamedRow} from '../useRows';
import type {Work} from '../useWork';
import Details from './Details';
import Operations from './Operations';
import type {PictureColors} from './Picture';
import styles from './styles.module.css';

const RowDetails = lazyPart(() => import('./RowDetails'));
const Check = lazyPart(() => import('./Check'));
const Export = lazyPart(() => import('./Export'));
const Picture = lazyPart(() => import('./Picture'));
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
  /** How a picture of the indexes is colored. */
  readonly colors: PictureColors;
  readonly kinds: ReadonlySet<IndexKind>;
  readonly work: Work;
  /** Whether each click adds to the selection. */
  readonly adding: boolean;
  readonly onAdding: (adding: boolean) => void;
  readonly act: (action: Action) => void;
  /** What the last operation came to, in words. */
  readonly outcome: string;
  /** Where the results of operations go. */
  readonly results: ReactNode;
}

/** The selection with what can be done with it and what is known about it. */
export default function Selection({
  selection,
  recipe,
  subject,
  data,
  row,
  colors,
  kinds,
  work,
  adding,
  onAdding,
  act,
  outcome,
  results,
}: SelectionProps) {
  const [checkOpen, setCheckOpen] = useState(false);
  const [codeOpen, setCodeOpen] = useState(false);
  const sought = useSought();
  const said = useMemo(() => describeSelection(selection), [selection]);
  return (
    <section className={styles.selected} data-waits aria-label={translate({message: 'Selection'})}>
      <p className={styles.heading}>
        <span>
          {selection.length > 0
            ? translate({message: 'Selection'})
            : subject.length > 0
              ? translate({message: 'Entire input'})
              : translate({message: 'Selection'})}
        </span>
        {selection.length > 0 && (
          <span className={styles.row}>
            <button
              type="button"
              className={styles.chip}
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
                act({type: 'select', indexes: []});
              }}
            >
              <Translate>Clear</Translate>
            </button>
          </span>
        )}
      </p>
      <p className={styles.hidden} role="status">
        {said}
      </p>
      {row && <RowDetails {...row} />}
      {subject.length === 0 ? (
        <p className={styles.hint}>
          <Translate>Click a cell on the map to select it.</Translate>
        </p>
      ) : (
        <>
          <Operations
            subject={subject}
            used={recipe.step === 'operate' ? recipe : undefined}
            kinds={kinds}
            onRun={work.runOperation}
            onPreview={work.previewOperation}
            outcome={outcome}
          >
            {results}
          </Operations>
          <Export indexes={subject} data={data} />
          <Picture indexes={subject} {...colors} />
          {subject.length > 1 && (
            <details className={styles.code} onToggle={({currentTarget}) => setCheckOpen(currentTarget.open)}>
              <summary>
                <Translate>Check the set</Translate>
              </summary>
              {checkOpen && <Check indexes={subject} onSelect={(indexes) => act({type: 'select', indexes})} />}
            </details>
          )}
          <details className={styles.code} onToggle={({currentTarget}) => setCodeOpen(currentTarget.open)}>
            <summary>
              <Translate>Code</Translate>
            </summary>
            {(codeOpen || sought) && <Code recipe={recipe} />}
          </details>
          <Details indexes={subject} onSelect={(index) => act({type: 'select', indexes: [index]})} />
        </>
      )}
    </section>
  );
}
