import type {ReadResult} from './types';

/** The result of reading an empty text. It is always the same object, so that values computed from it stay the same. */
export const nothingRead: ReadResult = {
  cells: [],
  edges: [],
  vertexes: [],
  shapes: [],
  problems: [],
  problemCount: 0,
  repeated: 0,
};
