import type {LandData} from '@h3-docs/grid/h3/land';
import type {Drawing} from '@h3-docs/grid/h3/svg';

/** What a figure may draw on besides its props. */
export interface FigureContext {
  readonly land: LandData;
}

/** The attributes of `<Figure>` but `name` and `caption`, as literal strings. */
export type Props = Readonly<Record<string, string>>;

/** The default export of a file of this folder. Throws for a prop that it cannot use. */
export interface Figure {
  (props: Props, context: FigureContext): Drawing;
  /**
   * What the reader can do with the living figure, as the label of the button that starts it: 'Drag the dot'. A figure
   * has it if and only if `<name>.live.ts` lies beside it; a function returns undefined for attributes that stay still.
   */
  play?: string | ((props: Props) => string | undefined);
}
