import {translate} from '@docusaurus/Translate';
import type {Position} from 'geojson';
import {EXACT_DIGITS} from '../data/digits';
import type {Idiom} from './idiom';
import {indented, literals, wrap} from './print';
import type {Rings} from './steps';

const set = (value: string) => (name: string) => `Set<String> ${name} = ${value};`;
const filled =
  (lines: (name: string) => readonly string[], value = 'new LinkedHashSet<>()') =>
  (name: string) =>
    [set(value)(name), ...lines(name)].join('\n        ');
const collect = (of: string, call: string, add: 'add' | 'addAll') =>
  filled((name) => [`for (String index : ${of}) ${name}.${add}(${call});`]);
const copyOf = (list: string) => `new LinkedHashSet<>(${list})`;

const latLng = ([lng = 0, lat = 0]: Position) => `new LatLng(${lat}, ${lng})`;
const ringText = (ring: Rings[number]) => `List.of(\n${wrap(ring.map(latLng), '            ', 2)})`;

const getters = {sum: 'getSum', mean: 'getAverage', min: 'getMin', max: 'getMax'} as const;

const flags = {full: 'containment_full', overlapping: 'containment_overlapping'} as const;

const combined = (method: string) => (first: string, second: string) =>
  filled((name) => [`${name}.${method}(${second});`], copyOf(first));

/** Java with h3-java. */
export const java: Idiom = {
  comment: '//',
  list: (indexes) => set(copyOf(`List.of(\n${wrap(literals(indexes, '"'), '            ')})`)),
  points: (positions, resolution) =>
    filled((name) =>
      positions.map(([lng = 0, lat = 0]) => `${name}.add(h3.latLngToCellAddress(${lat}, ${lng}, ${resolution}));`),
    ),
  fill: (polygons, resolution, containment) =>
    filled((name) =>
      polygons.map(([outer = [], ...holes]) => {
        const area = `${ringText(outer)}, List.of(${holes.map(ringText).join(', ')}), ${resolution}`;
        return containment === 'center'
          ? `${name}.addAll(h3.polygonToCellAddresses(${area}));`
          : `${name}.addAll(h3.polygonToCellAddressesExperimental(${area}, PolygonToCellsFlags.${flags[containment]}));`;
      }),
    ),
  operations: {
    parent: (of) => collect(of, 'h3.cellToParentAddress(index, h3.getResolution(index) - 1)', 'add'),
    children: (of) => collect(of, 'h3.cellToChildren(index, h3.getResolution(index) + 1)', 'addAll'),
    disk: (of, k) => collect(of, `h3.gridDisk(index, ${k})`, 'addAll'),
    // Sets are changed by statements, so the set is taken away from the disk by another one.
    neighbors: (of) => (name) =>
      `${collect(of, 'h3.gridDisk(index, 1)', 'addAll')(name)}\n        ${name}.removeAll(${of});`,
    compact: (of) => set(copyOf(`h3.compactCellAddresses(${of})`)),
    uncompact: (of, _k, resolution) => set(copyOf(`h3.uncompactCellAddresses(${of}, ${resolution})`)),
  },
  combine: {union: combined('addAll'), intersection: combined('retainAll'), difference: combined('removeAll')},
  aggregate: (rows, resolution, how) => (name) => {
    const adds = rows.map(({place, value}) => {
      const cell =
        typeof place === 'string'
          ? `h3.cellToParentAddress("${place}", ${resolution})`
          : `h3.latLngToCellAddress(${place[0]}, ${place[1]}, ${resolution})`;
      return `groups.computeIfAbsent(${cell}, cell -> new DoubleSummaryStatistics()).accept(${value});`;
    });
    return [
      'Map<String, DoubleSummaryStatistics> groups = new LinkedHashMap<>();',
      ...adds,
      `Set<String> ${name} = new LinkedHashSet<>();`,
      `groups.forEach((cell, values) -> ${name}.add(cell + "," + ${how === 'count' ? 'values.getCount()' : `new BigDecimal(values.${getters[how]}(), new MathContext(${EXACT_DIGITS})).doubleValue()`}));`,
    ].join('\n        ');
  },
  helpers: {},
  assign: (name, expression) => set(expression)(name),
  print: ({last}) => `System.out.println(String.join("\\n", ${last}));`,
  program: ({statements, print}) => `// ${translate({message: 'Needs com.uber:h3; save as Explorer.java.'})}
import com.uber.h3core.H3Core;
import com.uber.h3core.PolygonToCellsFlags;
import com.uber.h3core.util.LatLng;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class Explorer {
    public static void main(String[] arguments) throws Exception {
        H3Core h3 = H3Core.newInstance();

${indented(statements, '        ').join('\n\n')}

        ${print}
    }
}
`,
};
