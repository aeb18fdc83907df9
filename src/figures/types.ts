import type {LandData} from '../h3/land';
import type {Drawing} from '../h3/svg';

/** What a figure may draw on besides its props. */
export interface FigureContext {
  readonly land: LandData;
}

/**
 * The default export of a file of this folder. Props are the attributes of `<Figure>` but `name` and `caption`, as
 * literal strings. Throws for a prop that it cannot use.
 */
export type Figure = (props: Readonly<Record<string, string>>, context: FigureContext) => Drawing;
