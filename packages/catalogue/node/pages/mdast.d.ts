import 'mdast';

declare module 'mdast' {
  interface CodeData {
    /** The origin of a fence that was inserted into another file. */
    source?: {readonly file: string; readonly line: number};
  }
}
