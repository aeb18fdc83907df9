import {translate} from '@docusaurus/Translate';
import type {Geometry} from 'geojson';
import type {ColumnChoice} from '../data/columnTypes';
import type {DataSet} from '../data/types';
import {aggregate, folded, type Fold, type FoldSource} from './fold';
import {coverGeometries, estimateCover, workOfCover, type Containment} from './cover';
import type {FileContent} from '../files/content';
import {chooseCoarser, operate, refused, type Outcome} from './operate';
import {unpackRows, type PackedRows} from './packed';
import type {OperationName, Parameters} from './operations';
import {MAX_CELLS} from './limits';
import type {Input} from './state';
import {formatLocale} from '@h3-docs/base/number';

/** Reads a text, or a file. */
export interface ReadJob {
  readonly type: 'read';
  readonly input: Input;
  /** What the reader chose for the columns of its table. */
  readonly choices?: readonly ColumnChoice[];
}

/** Computes a selection. */
export type SelectionJob =
  | {
      readonly type: 'cover';
      readonly geometries: readonly Geometry[];
      readonly resolution: number;
      readonly containment: Containment;
      /** The rows of the geometries, which the cells take over. */
      readonly carry?: FoldSource;
    }
  | {
      readonly type: 'aggregate';
      readonly data: PackedRows;
      readonly resolution: number;
      readonly rule: Fold;
    }
  | {
      readonly type: 'operate';
      readonly name: OperationName;
      readonly selection: readonly string[];
      readonly parameters: Parameters;
      /** The rows of the selection, which the result takes over. */
      readonly carry?: FoldSource;
    };

/** Work that can take long: done in a worker. */
export type Job = ReadJob | SelectionJob;

/** What comes out of a job. */
export type ResultOf<J extends Job> = J extends ReadJob ? FileContent : Outcome;

/** Coverings of more cells than this are not counted one by one: the reader would wait for too long. */
const MOST_COUNTED = 2_000_000;
/** Coverings that take more work than this are not begun (`workOfCover`): it is about 20 seconds. */
const MOST_WORK = 10_000_000;

/** Computes a selection. Never throws: what goes wrong is in the result. @param progress - told how much is done, 0 to 1 */
export function runJob(job: SelectionJob, progress: (done: number) => void): Outcome {
  if (job.type === 'operate') return operate(job.name, job.selection, job.parameters, job.carry);
  if (job.type === 'aggregate') return aggregated(unpackRows(job.data), job.resolution, job.rule);
  const {geometries, resolution, containment, carry} = job;
  try {
    const estimate = estimateCover(geometries, resolution);
    if (estimate > MOST_COUNTED) return tooMany(geometries, resolution, estimate);
    if (workOfCover(geometries, resolution, containment) > MOST_WORK)
      return tooMuchWork(geometries, resolution, containment);
    const {cells, count, sources} = coverGeometries(geometries, resolution, containment, MAX_CELLS, progress);
    if (count > MAX_CELLS) return tooMany(geometries, resolution, count);
    if (cells.length > 0) {
      const table = carry && folded(carry, sources);
      const shared = sources.filter((own) => own.length > 1).length;
      const missed = geometries.length - new Set(sources.flat()).size;
      return {
        ok: true,
        indexes: cells,
        ...(table && {table}),
        ...(missed > 0 && {missed}),
        ...(shared > 0 && {shared}),
      };
    }
    return refused(
      translate(
        {message: 'No cell of resolution {resolution} is small enough for this. Try a finer resolution'},
        {resolution},
      ),
    );
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return refused(translate({message: 'H3 could not convert this to cells: {why}'}, {why}));
  }
}

/** Rows put into cells, with their values as one row a cell. */
export function aggregated(data: DataSet, resolution: number, rule: Fold): Outcome {
  const {indexes, table, skipped} = aggregate(data, resolution, rule);
  if (indexes.length === 0)
    return refused(
      translate({message: 'No row has a position or a cell of resolution {resolution} or finer'}, {resolution}),
    );
  if (indexes.length > MAX_CELLS) {
    const count = formatLocale(indexes.length);
    return refused(translate({message: '{count} cells are too many. Choose a coarser resolution'}, {count}));
  }
  return {ok: true, indexes, ...(table && {table}), ...(skipped > 0 && {skipped})};
}

/** A sentence on too much work with the finest of the coarser resolutions at which the cost is low enough. */
function tooFine(reason: string, resolution: number, isLow: (coarser: number) => boolean): Outcome {
  let coarser = resolution - 1;
  while (coarser > 0 && !isLow(coarser)) coarser--;
  return refused(`${reason}. ${chooseCoarser(coarser)}`);
}

/** Few cells may come out, but H3 would look at too many. */
const tooMuchWork = (geometries: readonly Geometry[], resolution: number, containment: Containment): Outcome =>
  tooFine(
    translate(
      {
        message:
          'At resolution {resolution}, H3 would have to look at too many cells along the outlines and between them',
      },
      {resolution},
    ),
    resolution,
    (coarser) => workOfCover(geometries, coarser, containment) <= MOST_WORK,
  );

const tooMany = (geometries: readonly Geometry[], resolution: number, count: number): Outcome =>
  tooFine(
    translate(
      {message: 'About {count} cells of resolution {resolution}, but the limit is {most}'},
      {count: formatLocale(count), resolution, most: formatLocale(MAX_CELLS)},
    ),
    resolution,
    (coarser) => estimateCover(geometries, coarser) <= MAX_CELLS * 0.9,
  );
