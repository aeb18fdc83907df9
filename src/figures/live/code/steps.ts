/** What a call returns, or takes: it decides how a program declares and prints it. */
export type Kind =
  | 'cell'
  | 'edge'
  | 'vertex'
  | 'cells'
  | 'edges'
  | 'rings'
  | 'integer'
  | 'integers'
  | 'number'
  | 'yes'
  | 'place'
  | 'places'
  | 'ij';

/** The functions that figures call, by their C names, with what each returns. Areas are in km². */
export const results = {
  cellAreaKm2: 'number',
  cellToBoundary: 'places',
  cellToChildren: 'cells',
  cellToLatLng: 'place',
  cellToLocalIj: 'ij',
  cellToParent: 'cell',
  cellToVertex: 'vertex',
  compactCells: 'cells',
  directedEdgeToCells: 'cells',
  getBaseCellNumber: 'integer',
  getHexagonAreaAvgKm2: 'number',
  getIcosahedronFaces: 'integers',
  gridDisk: 'cells',
  gridDiskDistances: 'rings',
  gridPathCells: 'cells',
  gridRing: 'cells',
  isValidCell: 'yes',
  isValidDirectedEdge: 'yes',
  isValidVertex: 'yes',
  originToDirectedEdges: 'edges',
  uncompactCells: 'cells',
  vertexToLatLng: 'place',
} as const satisfies Readonly<Record<string, Kind>>;

export type FunctionName = keyof typeof results;

/** A position in degrees, and a resolution. */
export interface PlaceOfCell {
  readonly lat: number;
  readonly lng: number;
  readonly res: number;
}

/** A number, an index (as text), a list of indexes, or the result of an earlier step. */
export type Argument = number | string | readonly string[] | Step;

/** A call of a function. */
interface Call {
  readonly kind: 'call';
  readonly name?: string;
  readonly call: FunctionName;
  readonly of: readonly Argument[];
}

/** A step of a program. One with a name is used by later steps; the results of the others are printed. */
export type Step =
  | Call
  | {readonly kind: 'locate'; readonly name?: string; readonly at: PlaceOfCell}
  | {readonly kind: 'divide'; readonly name?: undefined; readonly of: readonly [Step, Step]};

/** The cell at a place, named if later steps use it. */
export const locate = ({lat, lng, res}: PlaceOfCell, name?: string): Step => ({
  kind: 'locate',
  name,
  at: {lat, lng, res},
});

/** A call whose result is printed. */
export const call = (name: FunctionName, ...of: readonly Argument[]): Call => ({kind: 'call', call: name, of});

/** A call whose result later steps use under a name. */
export const named = (name: string, step: Call): Step => ({...step, name});

/** The first result divided by the second. */
export const divide = (first: Step, second: Step): Step => ({kind: 'divide', of: [first, second]});

/** What a step results in. */
export function kindOf(step: Step): Kind {
  if (step.kind === 'locate') return 'cell';
  return step.kind === 'divide' ? 'number' : results[step.call];
}

export const isStep = (argument: Argument): argument is Step => typeof argument === 'object' && 'kind' in argument;

/** Indexes in lines of four, each line indented. */
export function lines(indexes: readonly string[], indent: string, separator = ', '): string {
  const rows: string[] = [];
  for (let at = 0; at < indexes.length; at += 4) rows.push(indent + indexes.slice(at, at + 4).join(separator));
  return rows.join(`${separator.trimEnd()}\n`);
}
