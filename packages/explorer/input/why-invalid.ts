import {translate} from '@docusaurus/Translate';
import {brokenRule} from '@h3-docs/grid/h3/validity';

/**
 * Why a 64-bit value isn't a valid H3 index, in words.
 *
 * @param index - an unsigned 64-bit value that failed validation
 */
export function whyInvalid(index: bigint): string {
  // What the bits alone cannot tell: who owns a corner.
  return (
    brokenRule(index) ?? translate({message: 'not a valid vertex, because another of its three cells owns this corner'})
  );
}
