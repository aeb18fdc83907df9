import type {FeatureCollection} from 'geojson';
import {createContext, use, type RefObject} from 'react';
import type {MapHandle, Viewport} from '@h3-docs/map';
import type {DataSet} from './data/types';
import type {MapTool} from './draw/useTool';
import type {GridChoice} from './model/grid';
import type {Address} from './useAddress';
import type {useInput} from './useInput';
import type {Paints} from './usePaint';
import type {usePicking} from './usePicking';
import type {Reading} from './useReading';
import type {Rows} from './useRows';
import type {Subject} from './useSubject';
import type {Work} from './useWork';

/** The explorer at work: what its panels and its map share. */
export interface Bench extends Address {
  readonly reading: Reading;
  readonly input: ReturnType<typeof useInput>;
  readonly subject: Subject;
  readonly paint: Paints;
  readonly rows: Rows;
  /** The rows of what is worked on. */
  readonly data: DataSet | undefined;
  readonly work: Work;
  readonly picking: ReturnType<typeof usePicking>;
  readonly handle: MapHandle | undefined;
  readonly setHandle: (handle: MapHandle | undefined) => void;
  readonly viewport: Viewport | undefined;
  readonly setViewport: (viewport: Viewport) => void;
  readonly grid: GridChoice;
  /** The tool that gets the pointer and the keys instead of the selection. */
  readonly tool: RefObject<MapTool | undefined>;
  /** What a drawing tool shows. */
  readonly sketch: FeatureCollection | undefined;
  readonly setSketch: (sketch: FeatureCollection | undefined) => void;
  /** Shows all of the input; undefined: all of it is in the view, or the reader has seen it. */
  readonly showAll: (() => void) | undefined;
  /** What the last step came to, in words; empty: nothing is selected. */
  readonly outcome: string;
}

export const BenchContext = createContext<Bench | undefined>(undefined);

/** What the explorer shares with its parts. */
export function useBench(): Bench {
  const bench = use(BenchContext);
  if (!bench) throw new Error('A part of the explorer is outside of it');
  return bench;
}
