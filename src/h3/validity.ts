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
  if (mode === 2 && (modeBits < 1 || modeBits > 6)) return `its direction is ${modeBits}, not 1 to 6`;
  if (mode === 4 && modeBits > 5) return `its vertex number is ${modeBits}, not 0 to 5`;
  return undefined;
}

/** What is wrong with the cell that an index of any mode carries. */
function cellProblem(fields: IndexFields): string | undefined {
  const {resolution, baseCell, digits} = fields;
  if (baseCell > lastBaseCell) return `its base cell is ${baseCell}, not 0 to ${lastBaseCell}`;
  for (const [at, digit] of digits.entries()) {
    const used = at < resolution;
    if (used && digit === unusedDigit)
      return `digit ${at + 1} is 7, but resolution ${resolution} uses this digit, so it must be 0 to 6`;
    if (!used && digit !== unusedDigit)
      return `digit ${at + 1} is ${digit}, but resolution ${resolution} doesn’t use this digit, so it must be 7`;
  }
  const step = firstStep(fields);
  if (pentagonBaseCells.has(baseCell) && step !== undefined && digits[step - 1] === 1) {
    return `it lies where a pentagon has no cells. Base cell ${baseCell} is a pentagon, and digit ${step}, the first digit other than 0, is 1`;
  }
  return undefined;
}

/** The direction and the vertex that a pentagon lacks: 1, and the sixth. */
function pentagonProblem(fields: IndexFields): string | undefined {
  const {mode, modeBits, baseCell} = fields;
  if (!pentagonBaseCells.has(baseCell) || firstStep(fields) !== undefined) return undefined;
  if (mode === 2 && modeBits === 1) return 'its direction is 1, and a pentagon has no neighbor in this direction';
  if (mode === 4 && modeBits === 5) return 'its vertex number is 5, and a pentagon has vertexes 0 to 4';
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
  if (index === 0n) return 'not a valid index: it is 0, which means “no index” (H3_NULL)';
  const fields = decodeIndex(index);
  if (fields.reserved === 1) return 'not a valid index: its high bit is 1, not 0. A negative number is never an index';
  const name = modes[fields.mode];
  if (name === undefined)
    return `not a valid index: its mode is ${fields.mode}. Cells have mode 1, directed edges 2, and vertexes 4`;
  const problem = modeBitsProblem(fields) ?? cellProblem(fields) ?? pentagonProblem(fields);
  return problem && `not a valid ${name}: ${problem}`;
}
