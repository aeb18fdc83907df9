import {translate} from '@docusaurus/Translate';
import {useCallback, useState} from 'react';
import type {LayerTable} from './data/types';
import type {CarryRule} from './model/carry';
import type {Containment} from './model/cover';
import type {SelectionJob} from './model/jobs';
import {byKind} from './model/kinds';
import {operate, type Outcome} from './model/operate';
import {operationOf, type OperationName, type Parameters} from './model/operations';
import type {InputShape} from './input/types';
import {operated, withoutEmptyRule, type Recipe} from './model/recipe';
import {useJob} from './useJob';

/** Selections up to this many are worked on at once; larger ones in a worker. */
const QUICK = 2000;
/** Results up to this many are previewed. */
const MOST_PREVIEWED = 20_000;

const none: readonly string[] = [];

/** Why the last step was refused, and what the reader can do instead. */
export interface Refusal {
  readonly reason: string;
  readonly retry?: {readonly label: string; readonly run: () => void};
}

/** An operation with its parameters. */
export interface WantedOperation {
  readonly name: OperationName;
  readonly parameters: Parameters;
}

/** Takes the indexes of an outcome, their rows, and how many geometries have no cell. */
type Done = (indexes: readonly string[], table: LayerTable | undefined, missed: number | undefined) => void;

/** The work on the selection. */
export interface Work {
  /** How much of the job under way is done, 0 to 1; undefined when there is none. */
  readonly progress: number | undefined;
  readonly cancel: () => void;
  readonly refusal: Refusal | undefined;
  /** What the operation under the pointer would return. */
  readonly preview: readonly string[];
  readonly runOperation: (name: OperationName, parameters: Parameters) => void;
  readonly previewOperation: (wanted: WantedOperation | undefined) => void;
  /** Covers the shapes with cells, by another rule where one is given. */
  readonly cover: (resolution: number, containment: Containment, rule?: CarryRule) => void;
  /** Takes the outcome of a computation: its indexes, or the reason why there are none. */
  readonly finish: (outcome: Outcome, done: Done) => void;
  /** Removes the refusal and the preview. */
  readonly clear: () => void;
}

/**
 * Runs operations on a selection: small ones at once, large ones in a worker.
 *
 * @param subject - the indexes that are worked on
 * @param shapes - the shapes that can be covered with cells
 * @param recipe - the steps that led to `subject`
 * @param tables - the rows of `subject` and of `shapes`, and how several become one
 * @param onResult - called with the indexes of each result, with the steps that led to them, and with their rows
 */
export function useWork(
  subject: readonly string[],
  shapes: readonly InputShape[],
  recipe: Recipe,
  tables: {readonly subject?: LayerTable; readonly shapes?: LayerTable; readonly rule: CarryRule},
  onResult: (indexes: readonly string[], recipe: Recipe, table: LayerTable | undefined) => void,
): Work {
  const {progress, run, cancel} = useJob();
  const [preview, setPreview] = useState(none);
  const [refusal, setRefusal] = useState<Refusal>();
  const clear = useCallback(() => {
    setRefusal(undefined);
    setPreview(none);
  }, []);

  const finish = (outcome: Outcome, done: Done, retry?: (resolution: number) => void) => {
    if (outcome.ok) {
      clear();
      done(outcome.indexes, outcome.table, outcome.missed);
      return;
    }
    const {coarser, reason} = outcome;
    setRefusal({
      reason,
      ...(coarser !== undefined && retry
        ? {
            retry: {
              label: translate({message: 'Use resolution {resolution}'}, {resolution: coarser}),
              run: () => retry(coarser),
            },
          }
        : {}),
    });
  };
  const work = (job: SelectionJob, steps: Recipe, again: (resolution: number) => void) => {
    setRefusal(undefined);
    run(
      job,
      (outcome) =>
        finish(
          outcome,
          (indexes, table, missed) => {
            const known = withoutEmptyRule(steps, table);
            onResult(indexes, known.step === 'cover' && missed !== undefined ? {...known, missed} : known, table);
          },
          again,
        ),
      (why) =>
        setRefusal({
          reason: `${why} ${translate({message: 'The rest of the explorer still works.'})}`,
          retry: {label: translate({message: 'Try again'}), run: () => work(job, steps, again)},
        }),
    );
  };
  const runOperation = (name: OperationName, parameters: Parameters) => {
    const carry = tables.subject && {...tables.subject, rule: tables.rule};
    const job: SelectionJob = {type: 'operate', name, selection: subject, parameters, ...(carry && {carry})};
    const count = operationOf(name).count?.(byKind(subject).cell, parameters) ?? subject.length;
    const steps = operated(name, parameters, subject, recipe, carry);
    const again = (coarser: number) => runOperation(name, {...parameters, resolution: coarser});
    if (operationOf(name).heavy && Math.max(count, subject.length) > QUICK) work(job, steps, again);
    else
      finish(
        operate(name, subject, parameters, carry),
        (indexes, table) => onResult(indexes, withoutEmptyRule(steps, table), table),
        again,
      );
  };
  const previewOperation = (wanted: WantedOperation | undefined) => {
    if (!wanted || subject.length > QUICK) {
      setPreview(none);
      return;
    }
    const {from, count} = operationOf(wanted.name);
    const expected = count?.(byKind(subject)[from], wanted.parameters) ?? 0;
    const outcome = expected <= MOST_PREVIEWED ? operate(wanted.name, subject, wanted.parameters) : undefined;
    setPreview(outcome?.ok && outcome.indexes.length <= MOST_PREVIEWED ? outcome.indexes : none);
  };
  const cover = (at: number, containment: Containment, rule = tables.rule) => {
    const geometries = shapes.map(({geometry}) => geometry);
    const asked = {geometries, resolution: at, containment};
    const carry = tables.shapes && {...tables.shapes, rule};
    const steps: Recipe = {step: 'cover', ...asked, ...(carry && {table: carry})};
    work({type: 'cover', ...asked, ...(carry && {carry})}, steps, (coarser) => cover(coarser, containment, rule));
  };
  return {progress, cancel, refusal, preview, runOperation, previewOperation, cover, finish, clear};
}
