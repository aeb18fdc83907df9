// cspell:ignore eastings northings rechtswert hochwert ostwert nordwert
/** Two columns, counted from 0, with the coordinates of a projected system, which their names don't say. */
export interface ProjectedColumns {
  readonly x: number;
  readonly y: number;
}

const AXES = [/^(?:eastings?|rechtswert|ostwert)$/, /^(?:northings?|hochwert|nordwert)$/] as const;

/** The columns of a header that have the coordinates of a projected system, if it has one column for each axis. */
export function projectedColumns(head: readonly string[]): ProjectedColumns | undefined {
  const [[x, ...others] = [], [y, ...more] = []] = AXES.map((axis) =>
    head.flatMap((name, at) =>
      name
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .some((word) => axis.test(word))
        ? [at]
        : [],
    ),
  );
  return x === undefined || y === undefined || others.length + more.length > 0 ? undefined : {x, y};
}
