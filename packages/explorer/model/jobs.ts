import {translate} from '@docusaurus/Translate';
import type {Geometry} from 'geojson';
import type {ColumnChoice} from '../data/columnTypes';
import {pointRows, readDataSet} from '../data/dataset';
import type {DataSet} from '../data/types';
import {readInput} from '../input/read';
import type {ReadResult} from '../input/types';
import {coverGeometries, estimateCover, workOfCover, type Containment} from './cover';
import type {FileReading} from './fileReading';
import {operate, type OperationName, type Outcome, type Parameters} from './operations';
import {MAX_CELLS} from './limits';
import {formatLocale} from '@h3-docs/base/number';

/** Reads what was pasted. */
export interface ReadJob {
  readonly type: 'read';
  readonly text: string;
  /** What the reader chose for the columns of a table. */
  readonly choices?: readonly ColumnChoice[];
}

/** Computes a selection. */
export type SelectionJob =
  | {
      readonly type: 'cover';
      readonly geometries: readonly Geometry[];
      readonly resolution: number;
      readonly containment: Containment;
    }
  | {
      readonly type: 'operate';
      readonly name: OperationName;
      readonly selection: readonly string[];
      readonly parameters: Parameters;
    };

/** Decodes a Parquet file. */
export interface ParquetJob {
  readonly type: 'parquet';
  /** Of the file. */
  readonly name: string;
  readonly bytes: ArrayBuffer;
}

/** Work that can take long: done in a worker. */
export type Job = ReadJob | SelectionJob | ParquetJob;

/** What a text holds, and its rows with all their columns if it is a table. */
export interface TextContent {
  readonly result: ReadResult;
  readonly data: DataSet | undefined;
}

/** What comes out of a job. */
export type ResultOf<J extends Job> = J extends ReadJob ? TextContent : J extends ParquetJob ? FileReading : Outcome;

/** Coverings of more cells than this are not counted one by one: the reader would wait for too long. */
const MOST_COUNTED = 2_000_000;
/** Coverings that take more work than this are not begun (`workOfCover`): it is about 20 seconds. */
const MOST_WORK = 10_000_000;

/** Does a job that needs nothing but this code. Never throws: what goes wrong is in the result. */
export function runJob<J extends ReadJob | SelectionJob>(job: J, progress: (done: number) => void): ResultOf<J> {
  return (job.type === 'read' ? readText(job, progress) : select(job, progress)) as ResultOf<J>;
}

/** The share of the work that finding indexes and positions is; the rest is reading rows. */
const FINDING = 0.4;

function readText({text, choices}: ReadJob, progress: (done: number) => void): TextContent {
  const result = readInput(text, (done) => progress(FINDING * done));
  const {shapes} = result;
  const data = readDataSet(text, {choices, shapes, progress: (done) => progress(FINDING + (1 - FINDING) * done)});
  return {result, data: data ?? pointRows(shapes)};
}

function select(job: SelectionJob, progress: (done: number) => void): Outcome {
  if (job.type === 'operate') return operate(job.name, job.selection, job.parameters);
  const {geometries, resolution, containment} = job;
  try {
    const estimate = estimateCover(geometries, resolution);
    if (estimate > MOST_COUNTED) return tooMany(geometries, resolution, estimate, true);
    if (workOfCover(geometries, resolution, containment) > MOST_WORK)
      return tooMuchWork(geometries, resolution, containment);
    const {cells, count} = coverGeometries(geometries, resolution, containment, MAX_CELLS, progress);
    if (count > MAX_CELLS) return tooMany(geometries, resolution, count, false);
    if (cells.length > 0) return {ok: true, indexes: cells};
    return {
      ok: false,
      reason: emptyReason(containment, resolution),
    };
  } catch (error) {
    return {
      ok: false,
      reason: translate(
        {message: 'H3 could not convert this to cells: {why}'},
        {why: error instanceof Error ? error.message : String(error)},
      ),
    };
  }
}

/** Why a covering has no cells, and what helps. */
function emptyReason(containment: Containment, resolution: number): string {
  switch (containment) {
    case 'center':
      return translate(
        {message: 'No cell of resolution {resolution} has its center inside. Try a finer resolution'},
        {resolution},
      );
    case 'full':
      return translate(
        {message: 'No cell of resolution {resolution} fits inside. Try a finer resolution'},
        {resolution},
      );
    case 'overlapping':
      return translate(
        {message: 'No cell of resolution {resolution} touches it. Try a finer resolution'},
        {resolution},
      );
  }
}

/** Few cells may come out, but H3 would look at too many. */
function tooMuchWork(geometries: readonly Geometry[], resolution: number, containment: Containment): Outcome {
  let coarser = resolution - 1;
  while (coarser > 0 && workOfCover(geometries, coarser, containment) > MOST_WORK) coarser--;
  return {
    ok: false,
    coarser,
    reason: translate(
      {
        message:
          'At resolution {resolution}, H3 would have to look at too many cells along the outlines and between them',
      },
      {resolution},
    ),
  };
}

function tooMany(geometries: readonly Geometry[], resolution: number, count: number, isEstimate: boolean): Outcome {
  let coarser = resolution - 1;
  while (coarser > 0 && estimateCover(geometries, coarser) > MAX_CELLS * 0.9) coarser--;
  const values = {count: formatLocale(count), resolution, most: formatLocale(MAX_CELLS)};
  return {
    ok: false,
    count,
    coarser,
    reason: isEstimate
      ? translate({message: 'About {count} cells of resolution {resolution}, but the limit is {most}'}, values)
      : translate({message: '{count} cells of resolution {resolution}, but the limit is {most}'}, values),
  };
}
