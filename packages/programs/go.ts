import {filled, hexadecimal, lines, written, type FunctionName, type Step} from './steps';

/** How each function is called, with its arguments as `$0` and `$1`. */
const forms: Readonly<Record<FunctionName, string>> = {
  cellAreaKm2: 'must(h3.CellAreaKm2($0))',
  cellToChildren: 'must($0.Children($1))',
  cellToLatLng: 'must($0.LatLng())',
  compactCells: 'must(h3.CompactCells($0))',
  directedEdgeToCells: 'must($0.Cells())',
  getIcosahedronFaces: 'must($0.IcosahedronFaces())',
  gridDisk: 'must($0.GridDisk($1))',
  gridDiskDistances: 'must($0.GridDiskDistances($1))',
  gridPathCells: 'must($0.GridPath($1))',
  gridRing: 'must($0.GridRing($1))',
  isValidCell: '$0.IsValid()',
  isValidDirectedEdge: '$0.IsValid()',
  isValidVertex: '$0.IsValid()',
  vertexToLatLng: 'must($0.LatLng())',
};

/** The type of the index that a function takes. */
function typeOf(name: FunctionName): 'Cell' | 'DirectedEdge' | 'Vertex' {
  if (/^(?:directedEdge|isValidDirectedEdge)/.test(name)) return 'DirectedEdge';
  return /^(?:vertexTo|isValidVertex)/.test(name) ? 'Vertex' : 'Cell';
}

function expression(step: Step): string {
  if (step.kind === 'locate') return `must(h3.NewLatLng(${step.at.lat}, ${step.at.lng}).Cell(${step.at.res}))`;
  const type = typeOf(step.call);
  const given = written(step.of, {
    index: (text) => `h3.${type}FromString("${text}")`,
    list: (indexes) => `[]h3.${type}{\n${lines(indexes.map(hexadecimal), '\t\t')},\n\t}`,
  });
  return filled(forms[step.call], given);
}

/** A Go program that prints the results of the steps without a name. */
export function toGo(steps: readonly Step[]): string {
  const body = steps.map((step) =>
    step.name === undefined ? `\tfmt.Println(${expression(step)})` : `\t${step.name} := ${expression(step)}`,
  );
  const must = body.some((line) => line.includes('must('))
    ? `

// must returns the result of a call, or stops the program with its error.
func must[T any](result T, err error) T {
	if err != nil {
		panic(err)
	}
	return result
}`
    : '';
  return `package main

import (
	"fmt"

	"github.com/uber/h3-go/v4"
)${must}

func main() {
${body.join('\n')}
}`;
}
