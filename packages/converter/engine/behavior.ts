import {translate} from '@docusaurus/Translate';
import {formatList} from '@h3-docs/base/number';
import type {ConverterLanguage, Note, Renamed} from '../types';

/** A result of 3.x that stood for a failure. */
export type Sentinel = keyof typeof sentinels;

/** What makes a call fail in 4.x. */
export type FailureCause = keyof typeof causes;

/** How a call behaves differently in 4.x. */
export interface BehaviorChange {
  readonly failure?: {
    readonly when: FailureCause;
    /** The errors of which 4.x reports one. */
    readonly errors: readonly string[];
    /** What 3.x returned instead, in the languages where it reported no error. */
    readonly was: Readonly<Partial<Record<ConverterLanguage, Sentinel>>>;
    /** An argument that rules the failure out if the code has a number for it, counted from 0. */
    readonly excusedBy?: {readonly argument: number; readonly is: 'distance' | 'resolution'};
  };
  /** How the results of successful calls differ. */
  readonly results?: 'areaAverages' | 'lengthAverages' | 'outlineOrder' | 'otherArguments' | 'counts';
}

const sentinels = {
  null: translate({message: '`null`'}),
  '-1': translate({message: '`-1`'}),
  '0': translate({message: '`0`'}),
  false: translate({message: '`false`'}),
  empty: translate({message: 'an empty array'}),
  noRows: translate({message: 'no rows'}),
  zeroOrEmpty: translate({message: '0 or an empty value'}),
  origin: translate({message: 'the origin alone'}),
  unchanged: translate({message: 'the cells unchanged in some cases'}),
};

/** What 3.x returned, in words. */
export const sentinelText = (was: Sentinel): string => sentinels[was];

const causes = {
  coordinates: translate({message: 'a resolution outside 0 to 15 or a coordinate that is not finite'}),
  finerParent: translate({message: 'a resolution that is finer than the cell or not 0 to 15'}),
  coarserChild: translate({message: 'a resolution that is coarser than the cell or not 0 to 15'}),
  negativeDistance: translate({message: 'a negative distance'}),
  otherResolutions: translate({message: 'cells of different resolutions'}),
  otherResolutionsOrInvalid: translate({message: 'cells of different resolutions and invalid cells'}),
  notNeighbors: translate({message: 'cells that are not neighbors'}),
  invalidEdge: translate({message: 'an index that is not a valid edge'}),
  tooFar: translate({
    message: 'cells of different resolutions, cells that are too far apart, and invalid cells',
  }),
};

/** A call of a function of 3.x, as far as facts about it depend on its arguments. */
export interface CalledWith {
  readonly language: ConverterLanguage;
  readonly old: string;
  readonly to: string;
  /** The text of an argument, counted from 0; undefined if the call has none there. */
  readonly argument: (index: number) => string | undefined;
}

/** Whether an argument is a number that rules a failure out. */
function isExcused({excusedBy}: NonNullable<BehaviorChange['failure']>, {argument}: CalledWith): boolean {
  if (!excusedBy) return false;
  const text = argument(excusedBy.argument);
  if (text === undefined) return excusedBy.is === 'distance';
  return /^\d+$/.test(text) && (excusedBy.is === 'distance' || Number(text) <= 15);
}

/** What 3.x returned for a failure of a call, if its arguments allow the failure. */
export function sentinelOf({change}: Renamed, call: CalledWith): Sentinel | undefined {
  const failure = change?.failure;
  return failure && !isExcused(failure, call) ? failure.was[call.language] : undefined;
}

/** The notes on a call that behaves differently in 4.x. */
export function behaviorNotes(renamed: Renamed, call: CalledWith): readonly Omit<Note, 'places'>[] {
  const {change, link} = renamed;
  const {old, to} = call;
  const was = sentinelOf(renamed, call);
  const notes: Omit<Note, 'places'>[] = [];
  if (was !== undefined && change?.failure) {
    const {when, errors} = change.failure;
    const names = formatList(
      errors.map((name) => `\`${name}\``),
      'disjunction',
    );
    const text = translate(
      {message: '`{to}` fails with {errors} for {when}. `{old}` returned {returned}.'},
      {to, errors: names, when: causes[when], old, returned: sentinels[was]},
    );
    notes.push({kind: 'error', text, link});
  }
  const results = change?.results && resultsText(change.results, call);
  if (results !== undefined) notes.push({kind: 'value', text: results, link});
  return notes;
}

/** How the results of a call differ; undefined if those of this call don't. */
function resultsText(
  results: NonNullable<BehaviorChange['results']>,
  {language, old, to, argument}: CalledWith,
): string | undefined {
  switch (results) {
    case 'areaAverages':
      return translate(
        {
          message:
            'The averages were corrected in 4.0. `{to}` returns up to 3% more than `{old}`. The difference is largest at resolution 0.',
        },
        {to, old},
      );
    case 'lengthAverages':
      return translate(
        {
          message:
            'The averages were corrected in 4.0. `{to}` returns about 15% more than `{old}` of 3.x. Check thresholds that you derived from it.',
        },
        {to, old},
      );
    case 'outlineOrder':
      // C returns linked lists in the same order, and Go has another function.
      return language === 'c' || language === 'go'
        ? undefined
        : translate(
            {
              message:
                'The outlines are the same as with `{old}`, but the polygons come in another order, and each loop starts at another corner. `{to}` fails if a cell is repeated or if the cells have different resolutions.',
            },
            {to, old},
          );
    case 'otherArguments':
      return language === 'javascript'
        ? translate(
            {
              message:
                'For arguments that are not cells, such as edges or invalid indexes, `{to}` can return other indexes than `{old}`.',
            },
            {to, old},
          )
        : undefined;
    case 'counts':
      return language === 'javascript' && !/^(?:\d|1[1345])$/.test(argument(0) ?? '')
        ? translate(
            {
              message:
                'For resolutions 10 and 12, `{old}` of h3-js 3.7.2 returns 4,294,967,296 (2^32) less than the number of cells. `{to}` returns the correct number.',
            },
            {to, old},
          )
        : undefined;
  }
}
