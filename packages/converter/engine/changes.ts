import {translate} from '@docusaurus/Translate';
import type {ReadLanguage} from '../languages';

/** A result of 3.x that stood for a failure. */
export type Sentinel = keyof typeof sentinels;

/** What makes a call fail in 4.x. */
export type FailureCause = keyof typeof causes;

/** How a call behaves differently in 4.x. */
export interface BehaviorChange {
  readonly failure?: {
    readonly when: FailureCause;
    /** The errors of which 4.x reports one. */
    readonly errors: readonly string[];
    /** What 3.x returned instead, in the languages where it reported no error. */
    readonly was: Readonly<Partial<Record<ReadLanguage, Sentinel>>>;
    /** An argument that rules the failure out, counted from 0: a number, or a call whose cells have one resolution. */
    readonly excusedBy?: {readonly argument: number; readonly is: 'distance' | 'resolution' | 'oneResolution'};
  };
  /** How the results of successful calls differ. */
  readonly results?: 'areaAverages' | 'lengthAverages' | 'outlineOrder' | 'otherArguments' | 'counts';
}

const sentinels = {
  null: translate({message: '`null`'}),
  '-1': translate({message: '`-1`'}),
  '0': translate({message: '`0`'}),
  false: translate({message: '`false`'}),
  empty: translate({message: 'an empty array'}),
  noRows: translate({message: 'no rows'}),
  zeroOrEmpty: translate({message: '0 or an empty value'}),
  origin: translate({message: 'the origin alone'}),
  unchanged: translate({message: 'the cells unchanged in some cases'}),
};

/** What 3.x returned, in words. */
export const sentinelText = (was: Sentinel): string => sentinels[was];

/** What makes a call fail, in words. */
export const causes = {
  coordinates: translate({message: 'a resolution outside 0 to 15 or a coordinate that is not finite'}),
  finerParent: translate({message: 'a resolution that is finer than the cell or not 0 to 15'}),
  coarserChild: translate({message: 'a resolution that is coarser than the cell or not 0 to 15'}),
  negativeDistance: translate({message: 'a negative distance'}),
  otherResolutions: translate({message: 'cells of different resolutions'}),
  otherResolutionsOrInvalid: translate({message: 'cells of different resolutions and invalid cells'}),
  notNeighbors: translate({message: 'cells that are not neighbors'}),
  invalidEdge: translate({message: 'an index that is not a valid edge'}),
  tooFar: translate({
    message: 'cells of different resolutions, cells that are too far apart, and invalid cells',
  }),
};
