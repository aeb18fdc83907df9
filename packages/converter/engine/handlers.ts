import {translate} from '@docusaurus/Translate';
import type {Draft} from '../conversion';
import type {Renamed} from '../types';

const link = '/docs/library/errors';

/**
 * Notes a handler that no longer catches every failure of a call.
 *
 * @param place - where the handler names what it catches
 * @param caught - what it catches
 * @param thrown - what 4.x throws, and the handler doesn't catch
 */
export function noteHandler(draft: Draft, place: number, caught: string, to: string, thrown: string): void {
  draft.byHand(
    place,
    translate(
      {
        message:
          'This code expects `{caught}`, but `{to}` can fail with `{thrown}`, which is not derived from it. Expect `{thrown}` too.',
      },
      {caught, to, thrown},
    ),
    link,
  );
}

/**
 * Notes code that reads the message of an error of H3.
 *
 * @param by - what tells errors apart in the language
 */
export function noteMessage(draft: Draft, place: number, to: string, by: 'class' | 'code' = 'code'): void {
  draft.byHand(
    place,
    by === 'code'
      ? translate(
          {
            message:
              'This code reads the message of an error. The errors of `{to}` have other messages in 4.x. Compare their `code` instead.',
          },
          {to},
        )
      : translate(
          {
            message:
              'This code reads the message of an error. The errors of `{to}` have other messages in 4.x. Compare their classes instead.',
          },
          {to},
        ),
    link,
  );
}

/** Whether a function can fail in 4.x, for other reasons than a lack of memory. */
export const canFail = ({errors}: Renamed): boolean => errors?.some((error) => !error.startsWith('E_MEMORY')) ?? false;
