import {translate} from '@docusaurus/Translate';
import {describeStep, nameOf, wrap} from './print';
import type {Rings, PlainStep} from './steps';

const collect = (of: string, call: string, add: 'add' | 'addAll') => (name: string) =>
  `Set<String> ${name} = new LinkedHashSet<>();\n        for (String index : ${of}) ${name}.${add}(${call});`;

const two = (of: string) => `new ArrayList<>(${of})`;

function operation(step: PlainStep & {kind: 'operate'}): (name: string) => string {
  const of = nameOf(step.of);
  switch (step.name) {
    case 'parent':
      return collect(of, 'h3.cellToParentAddress(index, h3.getResolution(index) - 1)', 'add');
    case 'children':
      return collect(of, 'h3.cellToChildren(index, h3.getResolution(index) + 1)', 'addAll');
    case 'centerChild':
      return collect(of, 'h3.cellToCenterChild(index, h3.getResolution(index) + 1)', 'add');
    case 'disk':
      return collect(of, `h3.gridDisk(index, ${step.k})`, 'addAll');
    case 'ring':
      return collect(of, `h3.gridRing(index, ${step.k})`, 'addAll');
    case 'neighbors':
      return (name) => `${collect(of, 'h3.gridDisk(index, 1)', 'addAll')(name)}\n        ${name}.removeAll(${of});`;
    case 'edges':
      return collect(of, 'h3.originToDirectedEdges(index)', 'addAll');
    case 'vertexes':
      return collect(of, 'h3.cellToVertexes(index)', 'addAll');
    case 'ends':
      return collect(of, 'h3.directedEdgeToCells(index)', 'addAll');
    case 'reverse':
      return collect(
        of,
        'h3.cellsToDirectedEdge(h3.directedEdgeToCells(index).get(1), h3.directedEdgeToCells(index).get(0))',
        'add',
      );
    case 'compact':
      return (name) => `Set<String> ${name} = new LinkedHashSet<>(h3.compactCellAddresses(${of}));`;
    case 'uncompact':
      return (name) =>
        `Set<String> ${name} = new LinkedHashSet<>(h3.uncompactCellAddresses(${of}, ${step.resolution}));`;
    case 'path':
      return (name) =>
        `Set<String> ${name} = new LinkedHashSet<>(h3.gridPathCells(${two(of)}.get(0), ${two(of)}.get(1)));`;
    case 'between':
      return (name) => `Set<String> ${name} = Set.of(h3.cellsToDirectedEdge(${two(of)}.get(0), ${two(of)}.get(1)));`;
    case 'around':
      return (name) =>
        `Set<String> ${name} = new LinkedHashSet<>();
        for (String index : ${of}) {
            LatLng place = h3.vertexToLatLng(index);
            for (String cell : h3.gridDisk(h3.latLngToCellAddress(place.lat, place.lng, h3.getResolution(index)), 1))
                if (h3.cellToVertexes(cell).contains(index)) ${name}.add(cell);
        }`;
  }
}

const ringText = (ring: Rings[number]) =>
  `List.of(\n${wrap(
    ring.map(([lng = 0, lat = 0]) => `new LatLng(${lat}, ${lng})`),
    '            ',
    2,
  )})`;

const getters = {count: 'getCount', sum: 'getSum', mean: 'getAverage', min: 'getMin', max: 'getMax'} as const;

const flags = {full: 'containment_full', overlapping: 'containment_overlapping'} as const;

function statementOf(step: PlainStep, name: string): string {
  switch (step.kind) {
    case 'list':
      return `Set<String> ${name} = new LinkedHashSet<>(List.of(\n${wrap(
        step.indexes.map((index) => `"${index}"`),
        '            ',
      )}));`;
    case 'points': {
      const lines = step.positions.map(
        ([lng = 0, lat = 0]) => `${name}.add(h3.latLngToCellAddress(${lat}, ${lng}, ${step.resolution}));`,
      );
      return [`Set<String> ${name} = new LinkedHashSet<>();`, ...lines].join('\n        ');
    }
    case 'fill': {
      const {containment, resolution} = step;
      const lines = step.polygons.map(([outer = [], ...holes]) => {
        const area = `${ringText(outer)}, List.of(${holes.map(ringText).join(', ')}), ${resolution}`;
        return containment === 'center'
          ? `${name}.addAll(h3.polygonToCellAddresses(${area}));`
          : `${name}.addAll(h3.polygonToCellAddressesExperimental(${area}, PolygonToCellsFlags.${flags[containment]}));`;
      });
      return [`Set<String> ${name} = new LinkedHashSet<>();`, ...lines].join('\n        ');
    }
    case 'operate':
      return operation(step)(name);
    case 'uncompact':
      return `Set<String> ${name} = new LinkedHashSet<>(h3.uncompactCellAddresses(${nameOf(step.of)}, ${step.resolution}));`;
    case 'combine': {
      const method = {union: 'addAll', intersection: 'retainAll', difference: 'removeAll'}[step.operation];
      return `Set<String> ${name} = new LinkedHashSet<>(${nameOf(step.first)});\n        ${name}.${method}(${nameOf(step.second)});`;
    }
    case 'aggregate': {
      const {resolution, rows, aggregation} = step;
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
        `groups.forEach((cell, values) -> ${name}.add(cell + "," + values.${getters[aggregation]}()));`,
      ].join('\n        ');
    }
  }
}

/**
 * A Java program that prints the indexes of the last step, one a line.
 */
export function toJava(steps: readonly PlainStep[]): string {
  const body = steps.map((step, at) => `        // ${describeStep(step)}\n        ${statementOf(step, nameOf(at))}`);
  return `// ${translate({message: 'Needs com.uber:h3; save as Explorer.java.'})}
import com.uber.h3core.H3Core;
import com.uber.h3core.PolygonToCellsFlags;
import com.uber.h3core.util.LatLng;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class Explorer {
    public static void main(String[] arguments) throws Exception {
        H3Core h3 = H3Core.newInstance();

${body.join('\n\n')}

        System.out.println(String.join("\\n", ${nameOf(steps.length - 1)}));
    }
}
`;
}
