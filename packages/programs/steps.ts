/** The kind of a result, which decides how a program declares and prints it. */
export type Kind = 'cell' | 'cells' | 'rings' | 'integers' | 'number' | 'yes' | 'place';

/** The functions that figures call, by their C names, with what each returns. Areas are in km². */
const results = {
  cellAreaKm2: 'number',
  cellToChildren: 'cells',
  cellToLatLng: 'place',
  compactCells: 'cells',
  directedEdgeToCells: 'cells',
  getIcosahedronFaces: 'integers',
  gridDisk: 'cells',
  gridDiskDistances: 'rings',
  gridPathCells: 'cells',
  gridRing: 'cells',
  isValidCell: 'yes',
  isValidDirectedEdge: 'yes',
  isValidVertex: 'yes',
  vertexToLatLng: 'place',
} as const satisfies Readonly<Record<string, Kind>>;

export type FunctionName = keyof typeof results;

/** A position in degrees, and a resolution. */
interface PlaceOfCell {
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
export type Step = Call | {readonly kind: 'locate'; readonly name?: string; readonly at: PlaceOfCell};

/** The cell at a place, named if later steps use it. */
export const locate = ({lat, lng, res}: PlaceOfCell, name?: string): Step => ({
  kind: 'locate',
  name,
  at: {lat, lng, res},
});

/** A call whose result is printed. */
export const call = (name: FunctionName, ...of: readonly Argument[]): Call => ({kind: 'call', call: name, of});

/** The kind of the result of a step. */
export function kindOf(step: Step): Kind {
  if (step.kind === 'locate') return 'cell';
  return results[step.call];
}

const isStep = (argument: Argument): argument is Step => typeof argument === 'object' && 'kind' in argument;

/** The name under which later steps use the result of a step; empty for a step without one. */
export const nameOf = ({name}: Step): string => name ?? '';

/** How a language writes the arguments of a call that are no numbers. */
interface Notation {
  /** An index. */
  readonly index: (text: string) => string;
  /** A list of indexes. */
  readonly list: (indexes: readonly string[]) => string;
  /** The result of an earlier step: its name, unless the language writes something else. */
  readonly step?: (step: Step) => string;
}

/** The arguments of a call as a language writes them. */
export function written(of: readonly Argument[], {index, list, step = nameOf}: Notation): readonly string[] {
  return of.map((value) => {
    if (isStep(value)) return step(value);
    if (typeof value === 'number') return String(value);
    return typeof value === 'string' ? index(value) : list(value);
  });
}

/** A form with the written arguments of a call in place of `$0` and `$1`. */
export const filled = (form: string, given: readonly string[]): string =>
  form.replace(/\$(\d)/g, (_, at: string) => given[Number(at)] ?? '');

/** The list of indexes that a call takes, if it takes one. */
export const listIn = (of: readonly Argument[]): readonly string[] | undefined =>
  of.find((value): value is readonly string[] => typeof value === 'object' && !isStep(value));

/** An index as a string in languages with single quotes. */
export const quoted = (index: string): string => `'${index}'`;

/** An index as a number of C and Go. */
export const hexadecimal = (index: string): string => `0x${index}`;

/** Indexes in lines of four, each line indented. */
export function lines(indexes: readonly string[], indent: string, separator = ', '): string {
  const rows: string[] = [];
  for (let at = 0; at < indexes.length; at += 4) rows.push(indent + indexes.slice(at, at + 4).join(separator));
  return rows.join(`${separator.trimEnd()}\n`);
}
