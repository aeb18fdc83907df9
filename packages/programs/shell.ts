import {filled, lines, nameOf, written, type FunctionName, type Step} from './steps';

/** The options of each command, with its arguments as `$0` and `$1`. */
const options: Readonly<Record<FunctionName, string>> = {
  cellAreaKm2: '-c $0',
  cellToChildren: '-c $0 -r $1',
  cellToLatLng: '-c $0',
  compactCells: '-i -- << END\n$0\nEND',
  directedEdgeToCells: '-c $0',
  getIcosahedronFaces: '-c $0',
  gridDisk: '-c $0 -k $1',
  gridDiskDistances: '-c $0 -k $1',
  gridPathCells: '-o $0 -d $1',
  gridRing: '-c $0 -k $1',
  isValidCell: '-c $0',
  isValidDirectedEdge: '-c $0',
  isValidVertex: '-c $0',
  vertexToLatLng: '-c $0',
};

const variable = (step: Step) => `$${nameOf(step)}`;
const notation = {
  index: (text: string) => text,
  list: (indexes: readonly string[]) => lines(indexes, '', '\n'),
  step: (step: Step) => `"${variable(step)}"`,
};

function command(step: Step): string {
  if (step.kind === 'locate') {
    const {lat, lng, res} = step.at;
    return `h3 latLngToCell --lat ${lat} --lng ${lng} -r ${res} -f newline`;
  }
  return `h3 ${step.call} ${filled(options[step.call], written(step.of, notation))}`;
}

/** A shell script with the `h3` command that prints the results of the steps without a name. */
export function toShell(steps: readonly Step[]): string {
  return steps.map((step) => (step.name === undefined ? command(step) : `${step.name}=$(${command(step)})`)).join('\n');
}
