import type {ReadResult} from './types';

/** What an empty text holds. One object, so that what depends on it stays the same. */
export const nothingRead: ReadResult = {
  cells: [],
  edges: [],
  vertexes: [],
  shapes: [],
  problems: [],
  problemCount: 0,
  repeated: 0,
};
