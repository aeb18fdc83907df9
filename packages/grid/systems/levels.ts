/** The levels of a grid that can be chosen. */
export interface Levels {
  readonly least: number;
  readonly most: number;
  /** Whether cells grow with the level; usually they shrink. */
  readonly grows?: boolean;
}

/**
 * The level whose cells have the area that is nearest to another one, by their ratio.
 *
 * @param areaAt - the area at a level, in the unit of `area`; Infinity where the grid has no cell
 */
export function nearestLevel({least, most, grows = false}: Levels, areaAt: (level: number) => number, area: number) {
  let [low, high] = [least, most];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (areaAt(middle) > area === grows) high = middle;
    else low = middle;
  }
  const off = (level: number) => Math.abs(Math.log(areaAt(level) / area));
  return off(low) <= off(high) ? low : high;
}
