import {translate} from '@docusaurus/Translate';

/**
 * Notes on functions whose averages 4.0 corrected. They are for bindings whose 3.x names contain the unit.
 *
 * @param areas - the names in 3.x of the functions for areas
 * @param lengths - the names in 3.x of the functions for edge lengths
 * @returns the notes by these names
 */
export function correctedAverages(areas: readonly string[], lengths: readonly string[]): Record<string, string> {
  return Object.fromEntries([
    ...areas.map((name) => [
      name,
      translate(
        {
          message:
            'The averages were corrected in 4.0. They are up to 3% larger than the averages of `{name}`. The difference is largest at resolution 0.',
        },
        {name},
      ),
    ]),
    ...lengths.map((name) => [
      name,
      translate(
        {
          message:
            'The averages were corrected in 4.0. They are about 15% larger than the averages of `{name}`. Check thresholds that you derived from them.',
        },
        {name},
      ),
    ]),
  ]) as Record<string, string>;
}
