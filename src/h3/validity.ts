import {decodeIndex, type IndexFields} from './bits';

/** The base cells that are pentagons (`isBaseCellPentagonArr` of baseCells.c in the core library). */
export const pentagonBaseCells: ReadonlySet<number> = new Set([4, 14, 24, 38, 49, 58, 63, 72, 83, 97, 107, 117]);

/** The modes that an index can have (constants.h); 3 is kept for undirected edges and never valid. */
const modes: Readonly<Record<number, string>> = {1: 'cell', 2: 'directed edge', 4: 'vertex'};

const lastBaseCell = 121;
const unusedDigit = 7;

/** The position of the first digit other than 0 of those in use, 1 to 15; undefined for a base cell's center line. */
function firstStep({resolution, digits}: IndexFields): number | undefined {
  const at = digits.slice(0, resolution).findIndex((digit) => digit !== 0);
  return at < 0 ? undefined : at + 1;
}

/** What is wrong with the three bits that the mode gives a meaning, whatever the cell. */
function modeBitsProblem({mode, modeBits}: IndexFields): string | undefined {
  if (mode === 1 && modeBits !== 0) return `its reserved bits are ${modeBits}, not 0`;
  if (mode === 2 && (modeBits < 1 || modeBits > 6)) return `direction ${modeBits} does not exist (1 to 6)`;
  if (mode === 4 && modeBits > 5) return `vertex number ${modeBits} does not exist (0 to 5)`;
  return undefined;
}

/** What is wrong with the cell that an index of any mode carries. */
function cellProblem(fields: IndexFields): string | undefined {
  const {resolution, baseCell, digits} = fields;
  if (baseCell > lastBaseCell) return `base cell ${baseCell} does not exist: the last one is ${lastBaseCell}`;
  for (const [at, digit] of digits.entries()) {
    const used = at < resolution;
    if (used && digit === unusedDigit) return `digit ${at + 1} is 7, but resolution ${resolution} uses it (0 to 6)`;
    if (!used && digit !== unusedDigit)
      return `digit ${at + 1} is ${digit}, but resolution ${resolution} leaves it unused (7)`;
  }
  const step = firstStep(fields);
  if (pentagonBaseCells.has(baseCell) && step !== undefined && digits[step - 1] === 1) {
    return `it lies in the sixth of a pentagon that does not exist: base cell ${baseCell} is a pentagon, and digit ${step}, its first digit other than 0, is 1`;
  }
  return undefined;
}

/** What a pentagon has not got: direction 1, and a sixth corner. */
function pentagonProblem(fields: IndexFields): string | undefined {
  const {mode, modeBits, baseCell} = fields;
  if (!pentagonBaseCells.has(baseCell) || firstStep(fields) !== undefined) return undefined;
  if (mode === 2 && modeBits === 1) return 'a pentagon has no neighbor in direction 1';
  if (mode === 4 && modeBits === 5) return 'vertex number 5 does not exist: a pentagon has 0 to 4';
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
  if (index === 0n) return 'zero is H3’s “no index” (H3_NULL)';
  const fields = decodeIndex(index);
  if (fields.reserved === 1) return 'the first bit is set: negative numbers are no indexes';
  const name = modes[fields.mode];
  if (name === undefined) return `its mode is ${fields.mode}: a cell has mode 1, a directed edge 2, a vertex 4`;
  const problem = modeBitsProblem(fields) ?? cellProblem(fields) ?? pentagonProblem(fields);
  return problem && `not a valid ${name}: ${problem}`;
}
