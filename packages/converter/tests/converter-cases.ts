import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {loadConverter} from '..';
import {nameTable} from '../node/names';
import {convertDocument, type DocumentConversion, type Loader} from '../documents';
import {kindOf} from '../documents/kinds';
import type {Conversion, ConverterLanguage, NameTable} from '../types';

/** The converter of a language, with its names. */
export interface TestedConverter {
  readonly names: NameTable;
  readonly convert: (code: string) => Conversion;
}

/** Loads the converter of a language. */
export async function converterFor(language: ConverterLanguage): Promise<TestedConverter> {
  const names = nameTable(language);
  const convert = await loadConverter(language);
  return {names, convert: (code) => convert(code, names)};
}

/** Code of a language, before and after. */
export interface Cases {
  /** Pairs of code and what it becomes. What it becomes is left as it is. */
  readonly converted: readonly (readonly [code: string, expected: string])[];
  /** Pairs of code and words of a note about it. */
  readonly marked: readonly (readonly [code: string, words: string])[];
  /** Code with names of 3.x that are not H3's. */
  readonly untouched: readonly string[];
}

/** Holds what a converter makes of code. */
export function describeCases({convert}: TestedConverter, {converted, marked, untouched}: Cases): void {
  describe('the converter, case by case', () => {
    it.each(converted)('converts %s', (code, expected) => {
      expect(convert(code).code).toBe(expected);
      expect(convert(expected).code).toBe(expected);
    });

    it.each(marked)('marks %s', (code, words) => {
      const texts = convert(code).notes.map(({text}) => text);
      expect(texts.join('\n')).toContain(words);
    });

    it.each(untouched)('leaves alone what is not H3’s: %s', (code) => {
      expect(convert(code).code).toBe(code);
    });
  });
}

const load: Loader = async (language) => ({convert: await loadConverter(language), names: nameTable(language)});

/** Converts what a file of this name contains. */
export async function convertedFile(file: string, code: string): Promise<DocumentConversion> {
  const kind = kindOf(file);
  if (!kind) throw new Error(`${file} has no kind`);
  return convertDocument(code, kind, load);
}

/** The code of a conversion without its changes. */
function undo({code, changes}: Conversion, original: string): string {
  let undone = code;
  for (const {at, insert, from, to} of changes.toReversed()) {
    undone = undone.slice(0, at) + original.slice(from, to) + undone.slice(at + insert.length);
  }
  return undone;
}

/** Holds of programs that their conversion changes nothing when it is repeated, and keeps everything between its changes. */
export function describeAny({convert}: TestedConverter, programs: fc.Arbitrary<string>): void {
  it('changes nothing when it converts a second time, and keeps everything between its changes', () => {
    fc.assert(
      fc.property(programs, (program) => {
        const conversion = convert(program);
        expect(undo(conversion, program)).toBe(program);
        expect(convert(conversion.code).code).toBe(conversion.code);
      }),
      {numRuns: process.env.H3_DOCS_LONG === undefined ? 50 : 500},
    );
  });
}

/** Several statements of a list. */
export const someOf = (statements: readonly string[]): fc.Arbitrary<string[]> =>
  fc.array(fc.constantFrom(...statements), {maxLength: 8});
