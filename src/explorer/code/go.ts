import type {IndexKind} from '../input/types';
import {kindOf} from '../model/kinds';
import {describeStep, nameOf, wrap} from './print';
import type {Rings, Step} from './steps';
import {Unavailable} from './unavailable';

const types: Readonly<Record<IndexKind, string>> = {cell: 'h3.Cell', edge: 'h3.DirectedEdge', vertex: 'h3.Vertex'};

const each = (of: string, from: IndexKind, to: IndexKind, call: string) =>
  `each(${of}, func(index ${types[from]}) ([]${types[to]}, error) { return ${call} })`;
const one = (of: string, call: string) =>
  `each(${of}, func(index h3.Cell) ([]h3.Cell, error) { cell, err := ${call}; return []h3.Cell{cell}, err })`;

function operation(step: Step & {kind: 'operate'}): string {
  const of = nameOf(step.of);
  switch (step.name) {
    case 'parent':
      return one(of, 'index.ImmediateParent()');
    case 'children':
      return each(of, 'cell', 'cell', 'index.ImmediateChildren()');
    case 'centerChild':
      return one(of, 'index.CenterChild(index.Resolution() + 1)');
    case 'disk':
      return each(of, 'cell', 'cell', `index.GridDisk(${step.k})`);
    case 'ring':
      return each(of, 'cell', 'cell', `index.GridRing(${step.k})`);
    case 'neighbors':
      return `keep(${each(of, 'cell', 'cell', 'index.GridDisk(1)')}, ${of}, false)`;
    case 'edges':
      return each(of, 'cell', 'edge', 'index.DirectedEdges()');
    case 'vertexes':
      return each(of, 'cell', 'vertex', 'index.Vertexes()');
    case 'ends':
      return each(of, 'edge', 'cell', 'index.Cells()');
    case 'compact':
      return `must(h3.CompactCells(${of}))`;
    case 'uncompact':
      return `must(h3.UncompactCells(${of}, ${step.resolution}))`;
    case 'path':
      return `must(h3.GridPath(${of}[0], ${of}[1]))`;
    case 'between':
      return `[]h3.DirectedEdge{must(${of}[0].DirectedEdge(${of}[1]))}`;
    case 'reverse':
    case 'around':
      throw new Unavailable('h3-go has no function for this step');
  }
}

const ringText = (ring: Rings[number]) =>
  `h3.GeoLoop{\n${wrap(
    ring.map(([lng = 0, lat = 0]) => `{Lat: ${lat}, Lng: ${lng}}`),
    '\t\t',
    2,
  )}}`;

const flags = {full: 'ContainmentFull', overlapping: 'ContainmentOverlapping'} as const;

function expressionOf(step: Step): string {
  switch (step.kind) {
    case 'list': {
      const kinds = new Set(step.indexes.map(kindOf));
      const [kind = 'cell'] = kinds;
      return `[]${types[kinds.size === 1 ? kind : 'cell']}{\n${wrap(
        step.indexes.map((index) => `0x${index}`),
        '\t\t',
      )},\n\t}`;
    }
    case 'points':
      return `each([]h3.LatLng{\n${wrap(
        step.positions.map(([lng = 0, lat = 0]) => `{Lat: ${lat}, Lng: ${lng}}`),
        '\t\t',
        2,
      )},\n\t}, func(position h3.LatLng) ([]h3.Cell, error) { cell, err := position.Cell(${step.resolution}); return []h3.Cell{cell}, err })`;
    case 'fill': {
      const {containment, resolution} = step;
      const polygons = step.polygons.map(([outer = [], ...holes]) => {
        const inner = holes.length > 0 ? `, Holes: []h3.GeoLoop{${holes.map(ringText).join(', ')}}` : '';
        return `\t\t{GeoLoop: ${ringText(outer)}${inner}},`;
      });
      const call =
        containment === 'center'
          ? `polygon.Cells(${resolution})`
          : `h3.PolygonToCellsExperimental(polygon, ${resolution}, h3.${flags[containment]})`;
      return `each([]h3.GeoPolygon{\n${polygons.join('\n')}\n\t}, func(polygon h3.GeoPolygon) ([]h3.Cell, error) { return ${call} })`;
    }
    case 'operate':
      return operation(step);
    case 'uncompact':
      return `must(h3.UncompactCells(${nameOf(step.of)}, ${step.resolution}))`;
    case 'combine': {
      const [first, second] = [nameOf(step.first), nameOf(step.second)];
      if (step.operation === 'union') return `distinct(append(append([]h3.Cell{}, ${first}...), ${second}...))`;
      return `keep(${first}, ${second}, ${step.operation === 'intersection'})`;
    }
    case 'trace':
      throw new Unavailable('the Go program has no step for the cells along a line');
    case 'aggregate':
      throw new Unavailable('the Go program has no step that aggregates values');
  }
}

const helpers: Readonly<Record<string, string>> = {
  must: `func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}`,
  each: `// each collects what f returns for each item, without duplicates.
func each[A any, B comparable](items []A, f func(A) ([]B, error)) []B {
	var all []B
	for _, item := range items {
		found, err := f(item)
		if err != nil {
			panic(err)
		}
		all = append(all, found...)
	}
	return distinct(all)
}`,
  keep: `// keep returns the indexes of first that are in second, or those that are not.
func keep[T comparable](first, second []T, inside bool) []T {
	known := map[T]bool{}
	for _, one := range second {
		known[one] = true
	}
	var kept []T
	for _, one := range first {
		if known[one] == inside {
			kept = append(kept, one)
		}
	}
	return kept
}`,
  distinct: `func distinct[T comparable](items []T) []T {
	seen := map[T]bool{}
	var kept []T
	for _, item := range items {
		if !seen[item] {
			seen[item] = true
			kept = append(kept, item)
		}
	}
	return kept
}`,
};

/**
 * A Go program that prints the indexes of the last step, one a line.
 *
 * @throws Unavailable for steps that take more than H3's functions
 */
export function toGo(steps: readonly Step[]): string {
  const body = steps
    .map((step, at) => `\t// ${describeStep(step)}\n\t${nameOf(at)} := ${expressionOf(step)}`)
    .join('\n\n');
  const uses = (name: string, text: string) => new RegExp(`\\b${name}\\(`).test(text);
  const code = Object.entries(helpers).reduce(
    (all, [name, helper]) => (uses(name, all) ? `${all}\n\n${helper}` : all),
    `func main() {\n${body}\n\n\tfor _, index := range ${nameOf(steps.length - 1)} {\n\t\tfmt.Printf("%x\\n", int64(index))\n\t}\n}`,
  );
  return `// go mod init explorer; go get github.com/uber/h3-go/v4; go run .\npackage main\n\nimport (\n\t"fmt"\n\n\t"github.com/uber/h3-go/v4"\n)\n\n${code}\n`;
}
