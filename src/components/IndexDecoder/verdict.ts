import {translate} from '@docusaurus/Translate';
import {decodeIndex, modeNames, toHex} from '@h3-docs/grid/h3/bits';
import {brokenRule} from '@h3-docs/grid/h3/validity';
import {errorMessages} from '@h3-docs/ui/errorMessages';
import {useFetched} from '@h3-docs/ui/useFetched';

/** What the decoder says about an index. */
interface Verdict {
  readonly valid: boolean;
  readonly words: string;
}

const vertexMode = 4;
const modeAndNumber = 0xffn << 56n;
const cellMode = 1n << 59n;

/**
 * Asks h3-js, which is loaded for it, for the index of the corner that a vertex names.
 *
 * @param hex - 64 bits of mode 4 that break no other rule
 */
async function cornerOf(hex: string): Promise<string> {
  const vertex = BigInt(`0x${hex}`);
  const {cellToVertex} = await import('h3-js');
  return cellToVertex(toHex((vertex & ~modeAndNumber) | cellMode), Number((vertex >> 56n) & 7n));
}

/** Whether an index is valid, and why not. A vertex is valid if its cell owns the corner, which is found out later. */
export function useVerdict(index: bigint): Verdict {
  const hex = toHex(index);
  const {mode, resolution} = decodeIndex(index);
  const broken = brokenRule(index);
  const isAsked = broken === undefined && mode === vertexMode;
  const {content: corner, error} = useFetched(hex, cornerOf, undefined, isAsked);
  const no = (words: string): Verdict => ({valid: false, words});

  if (broken !== undefined) return no(`${broken.charAt(0).toUpperCase()}${broken.slice(1)}.`);
  if (!isAsked || corner === hex) {
    const kind = modeNames[mode] ?? translate({message: 'reserved mode'});
    return {
      valid: true,
      words: translate({message: 'Valid: a {kind} of resolution {resolution}.'}, {kind, resolution}),
    };
  }
  if (corner !== undefined)
    return no(
      translate(
        {message: 'Not a valid vertex: another of the three cells owns this corner. The vertex has the index {index}.'},
        {index: corner},
      ),
    );
  if (error === undefined) return no(translate({message: 'Checking which cell owns this corner…'}));
  return no(
    translate(
      {message: 'The bits are valid, but the owner of the corner could not be checked: {error}'},
      {error: errorMessages(error).join(': ')},
    ),
  );
}
