import {translate} from '@docusaurus/Translate';
import type {Position} from 'geojson';
import {EXACT_DIGITS} from '../data/digits';
import type {Idiom} from './idiom';
import {indented, literals, wrap} from './print';
import type {Rings} from './steps';

const each = (of: string, call: string) => `each(${of}, func(index h3.Cell) ([]h3.Cell, error) { return ${call} })`;
const one = (of: string, call: string) =>
  `each(${of}, func(index h3.Cell) ([]h3.Cell, error) { cell, err := ${call}; return []h3.Cell{cell}, err })`;

const latLng = ([lng = 0, lat = 0]: Position) => `{Lat: ${lat}, Lng: ${lng}}`;
const ringText = (ring: Rings[number]) => `h3.GeoLoop{\n${wrap(ring.map(latLng), '\t\t', 2)}}`;

const flags = {full: 'ContainmentFull', overlapping: 'ContainmentOverlapping'} as const;

/** The value of a group, and what it needs. */
const values = {
  count: 'len(values)',
  sum: 'sum(values)',
  mean: 'sum(values) / float64(len(values))',
  min: 'slices.Min(values)',
  max: 'slices.Max(values)',
} as const;

/** By name, each after those that call it. */
const helpers: Readonly<Record<string, string>> = {
  group: `type row struct {
	cell  h3.Cell
	value float64
}

// ${translate({message: 'group collects the values of each cell.'})}
func group(rows []row) map[h3.Cell][]float64 {
	groups := map[h3.Cell][]float64{}
	for _, one := range rows {
		groups[one.cell] = append(groups[one.cell], one.value)
	}
	return groups
}`,
  sum: `func sum(values []float64) float64 {
	total := 0.0
	for _, value := range values {
		total += value
	}
	return total
}`,
  must: `func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}`,
  each: `// ${translate({message: 'each collects what f returns for each item, without duplicates.'})}
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
  keep: `// ${translate({message: 'keep returns the indexes of first that are in second, or those that are not.'})}
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

/** Go with h3-go. */
export const go: Idiom = {
  comment: '//',
  list: (indexes) => `[]h3.Cell{\n${wrap(literals(indexes, '0x', ''), '\t\t')},\n\t}`,
  points: (positions, resolution) =>
    `each([]h3.LatLng{\n${wrap(positions.map(latLng), '\t\t', 2)},\n\t}, func(position h3.LatLng) ([]h3.Cell, error) { cell, err := position.Cell(${resolution}); return []h3.Cell{cell}, err })`,
  fill: (areas, resolution, containment) => {
    const polygons = areas.map(([outer = [], ...holes]) => {
      const inner = holes.length > 0 ? `, Holes: []h3.GeoLoop{${holes.map(ringText).join(', ')}}` : '';
      return `\t\t{GeoLoop: ${ringText(outer)}${inner}},`;
    });
    const call =
      containment === 'center'
        ? `polygon.Cells(${resolution})`
        : `h3.PolygonToCellsExperimental(polygon, ${resolution}, h3.${flags[containment]})`;
    return `each([]h3.GeoPolygon{\n${polygons.join('\n')}\n\t}, func(polygon h3.GeoPolygon) ([]h3.Cell, error) { return ${call} })`;
  },
  operations: {
    parent: (of) => one(of, 'index.ImmediateParent()'),
    children: (of) => each(of, 'index.ImmediateChildren()'),
    disk: (of, k) => each(of, `index.GridDisk(${k})`),
    compact: (of) => `must(h3.CompactCells(${of}))`,
    uncompact: (of, _k, resolution) => `must(h3.UncompactCells(${of}, ${resolution}))`,
  },
  combine: {
    union: (first, second) => `distinct(append(append([]h3.Cell{}, ${first}...), ${second}...))`,
    intersection: (first, second) => `keep(${first}, ${second}, true)`,
    difference: (first, second) => `keep(${first}, ${second}, false)`,
  },
  aggregate: (rows, resolution) => {
    const items = rows.map(({place, value}) => {
      const cell =
        typeof place === 'string'
          ? `h3.Cell(0x${place}).Parent(${resolution})`
          : `h3.NewLatLng(${place[0]}, ${place[1]}).Cell(${resolution})`;
      return `{must(${cell}), ${value}}`;
    });
    return `group([]row{\n${wrap(items, '\t\t', 1)},\n\t})`;
  },
  helpers,
  assign: (name, expression) => `${name} := ${expression}`,
  print: ({last, how}) =>
    how
      ? `for cell, values := range ${last} {\n\t\tfmt.Printf("%x,${how === 'count' ? '%d' : `%.${EXACT_DIGITS}g`}\\n", int64(cell), ${values[how]})\n\t}`
      : `for _, index := range ${last} {\n\t\tfmt.Printf("%x\\n", int64(index))\n\t}`,
  program: ({definitions, statements, print}) => {
    const main = `func main() {\n${indented(statements, '\t').join('\n\n')}\n\n\t${print}\n}`;
    const code = [main, ...definitions.toReversed()].join('\n\n');
    const standard = ['fmt', ...(code.includes('slices.') ? ['slices'] : [])].map((one) => `\t"${one}"`).join('\n');
    return `// go mod init explorer; go get github.com/uber/h3-go/v4; go run .\npackage main\n\nimport (\n${standard}\n\n\t"github.com/uber/h3-go/v4"\n)\n\n${code}\n`;
  },
};
