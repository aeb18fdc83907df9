import 'mdast';

declare module 'mdast' {
  interface CodeData {
    /** Where a fence came from that another file was assembled with. */
    source?: {readonly file: string; readonly line: number};
  }
}
