import {isValidCell} from 'h3-js';

const MODES: Readonly<Record<number, string>> = {1: 'cell', 2: 'directed edge', 4: 'vertex'};
const LAST_BASE_CELL = 121;
const FINEST_RESOLUTION = 15;
const UNUSED_DIGIT = 7;

/** Bits of a 64-bit index, counted from the least significant. Layout: h3Index.h of the C library. */
function bits(index: bigint, from: number, count: number): number {
  return Number((index >> BigInt(from)) & ((1n << BigInt(count)) - 1n));
}

function digitAt(index: bigint, resolution: number): number {
  return bits(index, (FINEST_RESOLUTION - resolution) * 3, 3);
}

/** What is wrong with the cell that an index of any mode carries, or undefined when nothing is. */
function whyNoCell(index: bigint): string | undefined {
  const resolution = bits(index, 52, 4);
  const baseCell = bits(index, 45, 7);
  if (baseCell > LAST_BASE_CELL) return `base cell ${baseCell} does not exist: the last one is ${LAST_BASE_CELL}`;
  for (let at = 1; at <= resolution; at++) {
    if (digitAt(index, at) === UNUSED_DIGIT) return `digit ${at} is 7, but resolution ${resolution} uses it (0 to 6)`;
  }
  for (let at = resolution + 1; at <= FINEST_RESOLUTION; at++) {
    const digit = digitAt(index, at);
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
  if (bits(index, 63, 1) === 1) return 'the first bit is set: negative numbers are no indexes';
  const mode = bits(index, 59, 4);
  const name = MODES[mode];
  if (name === undefined) return `its mode is ${mode}: a cell has mode 1, a directed edge 2, a vertex 4`;
  const cellProblem = whyNoCell(index);
  if (cellProblem !== undefined) return `not a valid ${name}: ${cellProblem}`;
  const reserved = bits(index, 56, 3);
  if (mode === 1) return `not a valid cell: its reserved bits are ${reserved}, not 0`;
  if (mode === 4) {
    return reserved > 5
      ? `not a valid vertex: vertex number ${reserved} does not exist (0 to 5)`
      : `not a valid vertex: vertex ${reserved} does not exist or belongs to another of its three cells`;
  }
  if (reserved < 1 || reserved > 6) return `not a valid directed edge: direction ${reserved} does not exist (1 to 6)`;
  return 'not a valid directed edge: a pentagon has no neighbor in direction 1';
}
