/** What the decoder's lazily loaded part is given. */
export interface DecodedProps {
  /** What the reader has typed. */
  readonly text: string;
  /** The page's own index, in hexadecimal. */
  readonly example: string;
  readonly onText: (text: string) => void;
}
