import {translate} from '@docusaurus/Translate';
import {formatList} from '@h3-docs/base/number';
import type {Draft} from '../conversion';
import {guide} from '../pages';
import type {ReadLanguage} from '../types';
import {causes, sentinelText, type BehaviorChange, type Sentinel} from './changes';

/** Returns the text of an argument, counted from 0; undefined if a call has none there, and empty if it can be anything. */
export type ArgumentOf = (index: number) => string | undefined;

/** A call of 3.x whose cells have one resolution, also where the code makes a list of them. */
const oneResolution =
  /^(?:(?:list|set|Array\.from|array\s*\(\s*select)[\s(]\s*)?(?:h3\.)?(?:h3_)?(?:polyfill\w*|k_?ring|hex_?ring|h3_?to_?children|to_children)\(/i;

/** A list that the code makes of one cell, which has one outline. */
const oneCell = /^\[(?!\s*(?:\.{3}|\*))(?:(?!\sfor\s)[^,[\]])+\]$/;

/** A call of h3-js 3 whose result is a cell. */
const givesCell = /^(?:h3\.)?(?:geoToH3|h3ToCenterChild|h3ToParent)\(/;

/** Whether an argument rules a failure out. */
function isExcused({excusedBy}: NonNullable<BehaviorChange['failure']>, argument: ArgumentOf): boolean {
  if (!excusedBy) return false;
  const text = argument(excusedBy.argument);
  if (text === undefined) return excusedBy.is === 'distance';
  if (excusedBy.is === 'oneResolution') return oneResolution.test(text);
  return /^\d+$/.test(text) && (excusedBy.is === 'distance' || Number(text) <= 15);
}

const texts = {
  failure: translate({message: '`{to}` fails with {errors} for {when}. `{old}` returned {returned}.'}),
  areaAverages: translate({
    message:
      'The averages were corrected in 4.0. `{to}` returns up to 3% more than `{old}`. The difference is largest at resolution 0.',
  }),
  lengthAverages: translate({
    message:
      'The averages were corrected in 4.0. `{to}` returns about 15% more than `{old}` of 3.x. Check thresholds that you derived from it.',
  }),
  outlineOrder: translate({
    message:
      'The outlines are the same as with `{old}`, but their order and the first corner of each loop differ. The function `{to}` fails if a cell is repeated or not valid (`E_CELL_INVALID`, code 5), or if the cells have different resolutions.',
  }),
  oneOutline: translate({
    message:
      'The outline of one cell is the same as with `{old}`, but its first corner differs. `{to}` fails with `E_CELL_INVALID` (code 5) if the cell is not valid.',
  }),
  otherArguments: translate({
    message:
      'For arguments that are not cells, such as edges or invalid indexes, `{to}` can return other indexes than `{old}`.',
  }),
  otherMeaning: translate({
    message:
      '`{exact}` has another meaning in each version, and this code doesn’t show which one `{old}` was written for. For the average of a resolution, write `{average}`. For the length of an edge, write `{exact}`.',
  }),
  counts: translate({
    message:
      'For resolutions 10 and 12, `{old}` of h3-js 3.7.2 returns 4,294,967,296 (2^32) less than the number of cells. `{to}` returns the correct number.',
  }),
};

/** Whether the results of a call differ, for the differences that some calls don't have. */
const differs: Readonly<
  Partial<Record<NonNullable<BehaviorChange['results']>, (language: ReadLanguage, argument: ArgumentOf) => boolean>>
> = {
  // C returns linked lists in the same order, and Go has another function.
  outlineOrder: (language) => language !== 'c' && language !== 'go',
  otherArguments: (language, argument) =>
    language === 'javascript' && ![0, 1].every((index) => givesCell.test(argument(index) ?? '')),
  counts: (language, argument) => language === 'javascript' && !/^(?:\d|1[1345])$/.test(argument(0) ?? ''),
};

/** What 3.x returned for a failure of a call, if its arguments allow the failure. */
export function sentinelOf({names, language}: Draft, old: string, argument: ArgumentOf): Sentinel | undefined {
  const failure = names.renamed(old)?.change?.failure;
  return failure && !isExcused(failure, argument) ? failure.was[language] : undefined;
}

/**
 * Notes how a call of a function of 3.x behaves differently in 4.x.
 *
 * @param to - the 4.x name
 */
export function noteBehavior(
  draft: Draft,
  place: number,
  old: string,
  argument: ArgumentOf = () => '',
  to = draft.names.targetOf(old),
): void {
  const {failure, results} = draft.names.renamed(old)?.change ?? {};
  const link = draft.names.linkOf(old);
  const was = sentinelOf(draft, old, argument);
  if (was !== undefined && failure) {
    const names = failure.errors.map((name) => `\`${name}\``);
    const errors = formatList(names, 'disjunction');
    const values = {to, errors, when: causes[failure.when], old, returned: sentinelText(was)};
    draft.note(place, {kind: 'error', text: texts.failure, link}, values);
  }
  if (!results || differs[results]?.(draft.language, argument) === false) return;
  const isSmall = results === 'outlineOrder' && oneCell.test(argument(0) ?? '');
  const text = texts[isSmall ? 'oneOutline' : results];
  draft.note(place, {kind: 'value', text, link, ...(isSmall && {once: 'project'})}, {to, old});
}

/** Notes a name that has another meaning in each version, where the code doesn't show which one it was written for. */
export function noteMeaning(draft: Draft, place: number, old: string, average: string, exact: string): void {
  draft.byHand(place, texts.otherMeaning, `${guide}#names-that-changed-their-meaning`, {old, average, exact});
}
