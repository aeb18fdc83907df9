import type {Position} from '@h3-docs/grid/h3/sphere';
import {cProgram, goProgram, javaProgram, type Code} from '@h3-docs/programs';

type Rings = readonly (readonly Position[])[];

/** The corners of a ring, each as latitude and longitude between `open` and `close`, two a line. */
function corners(ring: readonly Position[], open: string, close: string, indent: string): string {
  const rows: string[] = [];
  for (let at = 0; at < ring.length; at += 2) {
    const row = ring.slice(at, at + 2).map(([lng, lat]) => `${open}${lat}, ${lng}${close}`);
    rows.push(indent + row.join(', '));
  }
  return rows.join(',\n');
}

function inC(rings: Rings, res: number): string {
  const loops = rings.map((ring, at) => {
    const degrees = corners(ring, '{', '}', '        ');
    return `    double ring${at}[][2] = {\n${degrees}};\n    LatLng loop${at}[${ring.length}];
    for (int i = 0; i < ${ring.length}; i++) loop${at}[i] = (LatLng){degsToRads(ring${at}[i][0]), degsToRads(ring${at}[i][1])};`;
  });
  const holes = rings.slice(1).map((hole, at) => `{${hole.length}, loop${at + 1}}`);
  const declared = holes.length > 0 ? [`    GeoLoop holes[] = {${holes.join(', ')}};`] : [];
  return cProgram(
    [],
    [
      ...loops,
      ...declared,
      `    GeoPolygon polygon = {{${rings[0]?.length ?? 0}, loop0}, ${holes.length}, ${holes.length > 0 ? 'holes' : 'NULL'}};`,
      '    const char *names[] = {"center", "full", "overlapping", "overlapping box"};',
      '    uint32_t modes[] = {CONTAINMENT_CENTER, CONTAINMENT_FULL, CONTAINMENT_OVERLAPPING, CONTAINMENT_OVERLAPPING_BBOX};',
      '    for (int mode = 0; mode < 4; mode++) {',
      '        int64_t size, count = 0;',
      `        check(maxPolygonToCellsSizeExperimental(&polygon, ${res}, modes[mode], &size));`,
      '        H3Index *cells = calloc(size, sizeof(H3Index));',
      '        if (!cells) check(E_MEMORY_ALLOC);',
      `        check(polygonToCellsExperimental(&polygon, ${res}, modes[mode], size, cells));`,
      '        for (int64_t i = 0; i < size; i++) count += cells[i] != H3_NULL;',
      '        printf("%s %" PRId64 "\\n", names[mode], count);',
      '        free(cells);',
      '    }',
    ].join('\n'),
  );
}

function inJava(rings: Rings, res: number): string {
  const [outer = '', ...holes] = rings.map((ring) => `List.of(\n${corners(ring, 'new LatLng(', ')', '        ')})`);
  return javaProgram(
    ['com.uber.h3core.PolygonToCellsFlags', 'com.uber.h3core.util.LatLng', 'java.util.List'],
    `    List<LatLng> outer = ${outer};
    List<List<LatLng>> holes = List.of(${holes.join(', ')});
    for (PolygonToCellsFlags mode : PolygonToCellsFlags.values()) {
      int count = h3.polygonToCellAddressesExperimental(outer, holes, ${res}, mode).size();
      System.out.println(mode + " " + count);
    }`,
  );
}

function inGo(rings: Rings, res: number): string {
  const [outer = '', ...holes] = rings.map((ring) => {
    const places = ring.map(([lng, lat]) => `\t\t\t{Lat: ${lat}, Lng: ${lng}},\n`);
    return `h3.GeoLoop{\n${places.join('')}\t\t}`;
  });
  const inner = holes.length > 0 ? `\t\tHoles:   []h3.GeoLoop{${holes.join(', ')}},\n` : '';
  return goProgram(
    [],
    `	polygon := h3.GeoPolygon{
		GeoLoop: ${outer},
${inner}	}
	names := []string{"center", "full", "overlapping", "overlapping box"}
	modes := []h3.ContainmentMode{
		h3.ContainmentCenter, h3.ContainmentFull, h3.ContainmentOverlapping, h3.ContainmentOverlappingBbox,
	}
	for i, mode := range modes {
		fmt.Println(names[i], len(must(h3.PolygonToCellsExperimental(polygon, ${res}, mode))))
	}`,
  );
}

function inShell([outer = [], ...holes]: Rings, res: number): string {
  const of = (ring: readonly Position[]) => `[${ring.map(([lng, lat]) => `[${lat}, ${lng}]`).join(', ')}]`;
  const polygon = holes.length > 0 ? `[${[outer, ...holes].map(of).join(', ')}]` : of(outer);
  return `# The h3 command has no function for the other modes: it finds the cells whose center is inside.
h3 polygonToCells -r ${res} -p '${polygon}' -f newline | wc -l`;
}

/**
 * Programs that count the cells of a polygon in each of the four modes. The `h3` command has only the first mode.
 *
 * @param rings - the outline and holes, open, longitude first, in degrees
 */
export function polygonCode(rings: Rings, res: number): Code {
  const wkt = rings.map(
    (ring) => `(${[...ring, ...ring.slice(0, 1)].map(([lng, lat]) => `${lng} ${lat}`).join(', ')})`,
  );
  return {
    c: inC(rings, res),
    java: inJava(rings, res),
    javascript: `import * as h3 from 'h3-js';

const polygon = [
${rings.map((ring) => `  [\n${corners(ring, '[', ']', '    ')},\n  ],`).join('\n')}
];
for (const [name, mode] of Object.entries(h3.POLYGON_TO_CELLS_FLAGS)) {
  console.log(name, h3.polygonToCellsExperimental(polygon, ${res}, mode).length);
}`,
    python: `import h3

polygon = h3.LatLngPoly(
${rings.map((ring) => `    [\n${corners(ring, '(', ')', '        ')},\n    ],`).join('\n')}
)
for mode in ('center', 'full', 'overlap', 'bbox_overlap'):
    print(mode, len(h3.h3shape_to_cells_experimental(polygon, ${res}, contain=mode)))`,
    go: inGo(rings, res),
    duckdb: `SELECT mode, len(h3_polygon_wkt_to_cells_experimental('POLYGON (${wkt.join(', ')})', ${res}, mode)) AS cells
FROM unnest(['center', 'full', 'overlap', 'overlap_bbox']) AS modes(mode);`,
    shell: inShell(rings, res),
  };
}
