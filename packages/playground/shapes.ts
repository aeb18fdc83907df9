import {translate} from '@docusaurus/Translate';

/** Checks of what comes from the sandbox. Each returns what it was given, or throws a TypeError. */

/** @throws TypeError that says what was expected; always */
export function refuse(expected: string): never {
  throw new TypeError(translate({message: 'The sandbox sent something else where {expected} belongs.'}, {expected}));
}

/** The fields of an object. */
export function fields(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return refuse(translate({message: 'an object'}));
  return value as Readonly<Record<string, unknown>>;
}

/** The items of a list. */
export function array(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : refuse('a list');
}

/** The first `limit` characters of a text. */
export function text(value: unknown, limit: number): string {
  return typeof value === 'string' ? value.slice(0, limit) : refuse('a text');
}

/** A number between two limits. */
export function number(value: unknown, least: number, most: number): number {
  return typeof value === 'number' && value >= least && value <= most
    ? value
    : refuse(translate({message: 'a number from {least} to {most}'}, {least, most}));
}

/** A whole number between two limits. */
export function whole(value: unknown, least: number, most: number): number {
  return Number.isInteger(number(value, least, most))
    ? (value as number)
    : refuse(translate({message: 'a whole number'}));
}

/** True or false. */
export function flag(value: unknown): boolean {
  return typeof value === 'boolean' ? value : refuse(translate({message: 'true or false'}));
}
