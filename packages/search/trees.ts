/**
 * A regression tree whose paths all have the same number of splits. The splits are in the order of a heap: after the
 * split at `i`, values up to its limit go to `2i + 1`, others to `2i + 2`. The leaves follow the last row of splits.
 */
export interface Tree {
  /** The names of the features that are compared. */
  readonly splits: readonly string[];
  readonly limits: readonly number[];
  /** What the tree adds to the score. */
  readonly leaves: readonly number[];
}

/** What trees add to the score of a section, by its values in the order of columns. */
export type TreeScore = (row: ArrayLike<number>) => number;

/**
 * Makes trees ready.
 * @param columns the names of the values in a row; a feature that has no column is 0
 */
export function treeScore(trees: readonly Tree[], columns: readonly string[]): TreeScore {
  const placeOf = new Map(columns.map((name, place) => [name, place]));
  const ready = trees.map(({splits, limits, leaves}) => ({
    splits: splits.map((name) => placeOf.get(name) ?? -1),
    limits,
    leaves,
  }));
  return (row) => {
    let score = 0;
    for (const {splits, limits, leaves} of ready) {
      let at = 0;
      while (at < splits.length) at = 2 * at + ((row[splits[at] ?? -1] ?? 0) <= (limits[at] ?? 0) ? 1 : 2);
      score += leaves[at - splits.length] ?? 0;
    }
    return score;
  };
}
