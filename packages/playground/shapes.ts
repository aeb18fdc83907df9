import {translate} from '@docusaurus/Translate';

/** What a reader is told when a worker sends what no worker sends. */
export const unexpected = translate({message: 'its worker sent an unexpected message'});

/* Checks of what comes from the sandbox. Each returns what it was given, or throws a TypeError. */

/** @throws TypeError; always */
export function refuse(): never {
  throw new TypeError(unexpected);
}

/** The fields of an object. */
export function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : refuse();
}

/** The items of a list. */
export function array(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : refuse();
}

/** The first `limit` characters of a text. */
export function text(value: unknown, limit: number): string {
  return typeof value === 'string' ? value.slice(0, limit) : refuse();
}

/** A number between two limits. */
export function number(value: unknown, least: number, most: number): number {
  return typeof value === 'number' && value >= least && value <= most ? value : refuse();
}

/** A whole number between two limits. */
export function whole(value: unknown, least: number, most: number): number {
  return Number.isInteger(value) ? number(value, least, most) : refuse();
}

/** True or false. */
export function flag(value: unknown): boolean {
  return typeof value === 'boolean' ? value : refuse();
}
