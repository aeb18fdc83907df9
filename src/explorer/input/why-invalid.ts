import {isValidCell} from 'h3-js';
import {decodeIndex} from '../../h3/bits';

const MODES: Readonly<Record<number, string>> = {1: 'cell', 2: 'directed edge', 4: 'vertex'};
const LAST_BASE_CELL = 121;
const FINEST_RESOLUTION = 15;
const UNUSED_DIGIT = 7;

/** What is wrong with the cell that an index of any mode carries, or undefined when nothing is. */
function whyNoCell(index: bigint): string | undefined {
  const {resolution, baseCell, digits} = decodeIndex(index);
  if (baseCell > LAST_BASE_CELL) return `base cell ${baseCell} does not exist: the last one is ${LAST_BASE_CELL}`;
  for (let at = 1; at <= resolution; at++) {
    if (digits[at - 1] === UNUSED_DIGIT) return `digit ${at} is 7, but resolution ${resolution} uses it (0 to 6)`;
  }
  for (let at = resolution + 1; at <= FINEST_RESOLUTION; at++) {
    const digit = digits[at - 1];
    if (digit !== UNUSED_DIGIT) return `digit ${at} is ${digit}, but resolution ${resolution} leaves it unused (7)`;
  }
  const cell = (index & ~(0xffn << 56n)) | (1n << 59n);
  if (!isValidCell(cell.toString(16))) return 'it lies in the sixth of a pentagon that does not exist';
  return undefined;
}

/**
 * Why a 64-bit value is no valid H3 index, in words.
 *
 * @param index - an unsigned 64-bit value that failed validation
 */
export function whyInvalid(index: bigint): string {
  if (index === 0n) return 'zero is H3’s “no index” (H3_NULL)';
  const {reserved: highest, mode, modeBits} = decodeIndex(index);
  if (highest === 1) return 'the first bit is set: negative numbers are no indexes';
  const name = MODES[mode];
  if (name === undefined) return `its mode is ${mode}: a cell has mode 1, a directed edge 2, a vertex 4`;
  const cellProblem = whyNoCell(index);
  if (cellProblem !== undefined) return `not a valid ${name}: ${cellProblem}`;
  if (mode === 1) return `not a valid cell: its reserved bits are ${modeBits}, not 0`;
  if (mode === 4) {
    return modeBits > 5
      ? `not a valid vertex: vertex number ${modeBits} does not exist (0 to 5)`
      : `not a valid vertex: vertex ${modeBits} does not exist or belongs to another of its three cells`;
  }
  if (modeBits < 1 || modeBits > 6) return `not a valid directed edge: direction ${modeBits} does not exist (1 to 6)`;
  return 'not a valid directed edge: a pentagon has no neighbor in direction 1';
}
