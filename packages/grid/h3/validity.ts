import {translate} from '@docusaurus/Translate';
import {decodeIndex, modeNames, type IndexFields} from './bits';

/** The base cells that are pentagons (`isBaseCellPentagonArr` of baseCells.c in the core library). */
export const pentagonBaseCells: ReadonlySet<number> = new Set([4, 14, 24, 38, 49, 58, 63, 72, 83, 97, 107, 117]);

const lastBaseCell = 121;
const unusedDigit = 7;

/** The position of the first digit other than 0 of those in use, 1 to 15; undefined for a base cell's center line. */
function firstStep({resolution, digits}: IndexFields): number | undefined {
  const at = digits.slice(0, resolution).findIndex((digit) => digit !== 0);
  return at < 0 ? undefined : at + 1;
}

/** What is wrong with the three bits that the mode gives a meaning, whatever the cell. */
function modeBitsProblem({mode, modeBits}: IndexFields): string | undefined {
  if (mode === 1 && modeBits !== 0) return translate({message: 'its reserved bits are {modeBits}, not 0'}, {modeBits});
  if (mode === 2 && (modeBits < 1 || modeBits > 6))
    return translate({message: 'its direction is {modeBits}, not 1 to 6'}, {modeBits});
  if (mode === 4 && modeBits > 5)
    return translate({message: 'its vertex number is {modeBits}, not 0 to 5'}, {modeBits});
  return undefined;
}

/** What is wrong with the cell that an index of any mode carries. */
function cellProblem(fields: IndexFields): string | undefined {
  const {resolution, baseCell, digits} = fields;
  if (baseCell > lastBaseCell)
    return translate({message: 'its base cell is {baseCell}, not 0 to {lastBaseCell}'}, {baseCell, lastBaseCell});
  for (const [at, digit] of digits.entries()) {
    const used = at < resolution;
    if (used && digit === unusedDigit)
      return translate(
        {message: 'digit {at} is 7, but resolution {resolution} uses this digit, so it must be 0 to 6'},
        {at: at + 1, resolution},
      );
    if (!used && digit !== unusedDigit)
      return translate(
        {message: 'digit {at} is {digit}, but resolution {resolution} doesn’t use this digit, so it must be 7'},
        {at: at + 1, digit, resolution},
      );
  }
  const step = firstStep(fields);
  if (pentagonBaseCells.has(baseCell) && step !== undefined && digits[step - 1] === 1) {
    return translate(
      {
        message:
          'it lies where a pentagon has no cells. Base cell {baseCell} is a pentagon, and digit {step}, the first digit other than 0, is 1',
      },
      {baseCell, step},
    );
  }
  return undefined;
}

/** The direction and the vertex that a pentagon lacks: 1, and the sixth. */
function pentagonProblem(fields: IndexFields): string | undefined {
  const {mode, modeBits, baseCell} = fields;
  if (!pentagonBaseCells.has(baseCell) || firstStep(fields) !== undefined) return undefined;
  if (mode === 2 && modeBits === 1)
    return translate({message: 'its direction is 1, and a pentagon has no neighbor in this direction'});
  if (mode === 4 && modeBits === 5)
    return translate({message: 'its vertex number is 5, and a pentagon has vertexes 0 to 4'});
  return undefined;
}

/**
 * The first rule that a 64-bit value breaks, in words, from the highest bit to the lowest; undefined when it breaks
 * none that its own bits can tell. For cells and directed edges that means that it is valid (`isValidCell` of
 * h3Index.c, `isValidDirectedEdge` of directedEdge.c). A vertex must also belong to the cell that it names, for which
 * one has to know that cell's neighbors: ask the library.
 *
 * @param index - an unsigned 64-bit value
 */
export function brokenRule(index: bigint): string | undefined {
  if (index === 0n) return translate({message: 'not a valid index: it is 0, which means “no index” (H3_NULL)'});
  const fields = decodeIndex(index);
  if (fields.reserved === 1)
    return translate({message: 'not a valid index: its high bit is 1, not 0. A negative number is never an index'});
  const name = modeNames[fields.mode];
  // Mode 3 is kept for undirected edges, and never valid.
  if (name === undefined || fields.mode === 3)
    return translate(
      {message: 'not a valid index: its mode is {mode}. Cells have mode 1, directed edges 2, and vertexes 4'},
      {mode: fields.mode},
    );
  const problem = modeBitsProblem(fields) ?? cellProblem(fields) ?? pentagonProblem(fields);
  return problem && translate({message: 'not a valid {name}: {problem}'}, {name, problem});
}
