import {translate} from '@docusaurus/Translate';
import {formatList} from '@h3-docs/base/number';
import type {ConverterLanguage, Note, Renamed} from '../types';
import {causes, sentinelText, type BehaviorChange, type Sentinel} from './changes';

/** A call of a function of 3.x, as far as facts about it depend on its arguments. */
export interface CalledWith {
  readonly language: ConverterLanguage;
  readonly old: string;
  readonly to: string;
  /** The text of an argument, counted from 0; undefined if the call has none there. */
  readonly argument: (index: number) => string | undefined;
}

/** A call of 3.x whose cells have one resolution, also where the code makes a list of them. */
const oneResolution =
  /^(?:(?:list|set|Array\.from|array\s*\(\s*select)[\s(]\s*)?(?:h3\.)?(?:h3_)?(?:polyfill\w*|k_?ring|hex_?ring|h3_?to_?children|to_children)\(/i;

/** A list that the code makes of one cell, which has one outline. */
const oneCell = /^\[(?!\s*(?:\.{3}|\*))(?:(?!\sfor\s)[^,[\]])+\]$/;

const isOneCell = ({argument}: Pick<CalledWith, 'argument'>): boolean => oneCell.test(argument(0) ?? '');

/** A call of h3-js 3 whose result is a cell. */
const givesCell = /^(?:h3\.)?(?:geoToH3|h3ToCenterChild|h3ToParent)\(/;

/** Whether an argument rules a failure out. */
function isExcused({excusedBy}: NonNullable<BehaviorChange['failure']>, {argument}: CalledWith): boolean {
  if (!excusedBy) return false;
  const text = argument(excusedBy.argument);
  if (text === undefined) return excusedBy.is === 'distance';
  if (excusedBy.is === 'oneResolution') return oneResolution.test(text);
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
      {to, errors: names, when: causes[when], old, returned: sentinelText(was)},
    );
    notes.push({kind: 'error', text, link});
  }
  const results = change?.results && resultsText(change.results, call);
  if (results !== undefined) {
    const isSmall = change?.results === 'outlineOrder' && isOneCell(call);
    notes.push({kind: 'value', text: results, link, ...(isSmall && {once: 'project'})});
  }
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
        : isOneCell({argument})
          ? translate(
              {
                message:
                  'The outline of one cell is the same as with `{old}`, but its first corner differs. `{to}` fails with `E_CELL_INVALID` (code 5) if the cell is not valid.',
              },
              {to, old},
            )
          : translate(
              {
                message:
                  'The outlines are the same as with `{old}`, but their order and the first corner of each loop differ. The function `{to}` fails if a cell is repeated or not valid (`E_CELL_INVALID`, code 5), or if the cells have different resolutions.',
              },
              {to, old},
            );
    case 'otherArguments':
      return language === 'javascript' && ![0, 1].every((index) => givesCell.test(argument(index) ?? ''))
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
