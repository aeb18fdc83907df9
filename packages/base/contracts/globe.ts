/** What the turning globe draws. Positions are [lng, lat] in tenths of a degree. */
export interface GlobeData {
  readonly stepsPerDegree: number;
  /** Each distinct corner once. */
  readonly corners: readonly (readonly [number, number])[];
  /** Each cell as indexes into `corners`, in the order of its boundary. */
  readonly cells: readonly (readonly number[])[];
  /** Which of `cells` are pentagons. */
  readonly pentagons: readonly number[];
  /** The grid disk that is colored: which of `cells` lie at each distance from its middle. */
  readonly disk: readonly (readonly number[])[];
  /** Outlines of land, from Natural Earth. */
  readonly land: readonly (readonly (readonly [number, number])[])[];
}
