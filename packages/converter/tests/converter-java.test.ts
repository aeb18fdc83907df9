import {expect, it} from 'vitest';
import {allFunctions} from '@h3-docs/catalogue/node/catalogue';
import {namesOf} from '@h3-docs/catalogue/names';
import {converterFor, describeAny, describeCases, someOf} from './converter-cases';

const java = await converterFor('java');
const {convert, names} = java;
const inClass = (...lines: string[]): string =>
  [
    'import com.uber.h3core.H3Core;',
    'class Grid {',
    '  private final H3Core core = H3Core.newInstance();',
    ...lines.map((line) => `  ${line}`),
    '}',
    '',
  ].join('\n');

describeCases(java, {
  converted: [
    [
      'h3.geoToH3(1, 2, 3); h3.polyfill(a, b, 9); web.polyfill();',
      'h3.latLngToCell(1, 2, 3); h3.polygonToCells(a, b, 9); web.polyfill();',
    ],
    [
      inClass('long cell(double lat, double lng) { return core.geoToH3(lat, lng, 9); }'),
      inClass('long cell(double lat, double lng) { return core.latLngToCell(lat, lng, 9); }'),
    ],
    [
      inClass('int d(long a, long b) { return this.core.h3Distance(a, b) + 1; }'),
      inClass('int d(long a, long b) { return (int) this.core.gridDistance(a, b) + 1; }'),
    ],
    [
      inClass('void f() { long d = core.h3Distance(a, b); core.h3Distance(a, b); }'),
      inClass('void f() { long d = core.gridDistance(a, b); core.gridDistance(a, b); }'),
    ],
    [
      'String c = H3Core.newInstance().geoToH3Address(1, 2, 3);',
      'String c = H3Core.newInstance().latLngToCellAddress(1, 2, 3);',
    ],
    [
      'class A { com.uber.h3core.H3Core core; com.uber.h3core.H3Core g() { return core; } void f() { core.kRing(a, 1); g().compact(c); for (com.uber.h3core.H3Core x : all) x.uncompact(c, 9); } }',
      'class A { com.uber.h3core.H3Core core; com.uber.h3core.H3Core g() { return core; } void f() { core.gridDisk(a, 1); g().compactCells(c); for (com.uber.h3core.H3Core x : all) x.uncompactCells(c, 9); } }',
    ],
    [
      'import java.util.*; class A { void f() { com.uber.h3core.util.GeoCoord p = com.uber.h3core.H3Core.newInstance().h3ToGeo(1L); } }',
      'import java.util.*; class A { void f() { com.uber.h3core.util.LatLng p = com.uber.h3core.H3Core.newInstance().cellToLatLng(1L); } }',
    ],
    [
      'void f() { var h3 = H3Core.newInstance(); cells.stream().map(h3::h3ToGeo); }',
      'void f() { var h3 = H3Core.newInstance(); cells.stream().map(h3::cellToLatLng); }',
    ],
    [
      'H3Core grid() { return null; }\nvoid f() { grid().kRing(a, 1); }',
      'H3Core grid() { return null; }\nvoid f() { grid().gridDisk(a, 1); }',
    ],
    [
      'import com.uber.h3core.util.GeoCoord;\nclass A { GeoCoord g = new GeoCoord(1, 2); List<GeoCoord> l; }',
      'import com.uber.h3core.util.LatLng;\nclass A { LatLng g = new LatLng(1, 2); List<LatLng> l; }',
    ],
    [
      'import com.google.maps.model.LatLng;\nimport com.uber.h3core.util.GeoCoord;\nclass A { LatLng g; GeoCoord h; }',
      'import com.google.maps.model.LatLng;\n\nclass A { LatLng g; com.uber.h3core.util.LatLng h; }',
    ],
    [
      'class A { void f() throws LineUndefinedException { try { } catch (DistanceUndefinedException | LineUndefinedException e) { } } }',
      'class A { void f() throws H3Exception { try { } catch (H3Exception e) { } } }',
    ],
    [
      'class A { @Test(expected = LineUndefinedException.class) void f() { core.kRing(A.class, 1); } }',
      'class A { @Test(expected = H3Exception.class) void f() { core.gridDisk(A.class, 1); } }',
    ],
    [
      inClass('void f() { core.exactEdgeLength(e, m); core.edgeLength(9, m); }'),
      inClass('void f() { core.edgeLength(e, m); core.getHexagonEdgeLengthAvg(9, m); }'),
    ],
  ],
  marked: [
    [
      'import java.util.List;\nclass A { void f() { other.get().kRing(a, 1); } }',
      'can’t trace `other.get()` to `H3Core`',
    ],
    [inClass('void f() { core.kRings(a, 2); }'), 'Call `gridDisk` for each'],
    [inClass('void f() { core.edgeLength(x, m); }'), 'another meaning in each version'],
    [inClass('void f() { map(core::h3Distance); }'), 'returns a `long`'],
    [inClass('void f() { core.hexArea(1, u); }'), 'corrected in 4.0'],
    [
      'try { } catch (LineUndefinedException e) { } catch (PentagonEncounteredException e) { }',
      'Merge the two clauses',
    ],
    ['void f() { try { } catch (LineUndefinedException e) { } }', 'is unchecked'],
  ],
  untouched: [
    inClass('// core.kRing(a)', 'String s = "core.kRing";', 'void kRing(Other core) { core.kRing(1); kRing(core); }'),
    'import other.GeoCoord;\nclass A { GeoCoord kRing; }',
    inClass('void f() { core.cellArea(core.latLngToCell(1, 2, 3), u); core.edgeLength(e, m); }'),
  ],
});

it('the Java converter converts or marks every method of h3-java 3, and no method of h3-java 4', () => {
  for (const [name, {to}] of Object.entries(names)) {
    const code = inClass(`void f() { core.h3IsValid(a); x = core.${name}(a, b); }`);
    const {code: converted, notes} = convert(code);
    const isMarked = notes.some(({kind, text}) => kind === 'byHand' && text.includes(name));
    expect(converted.includes(`core.${to}(a, b)`) || isMarked, name).toBe(true);
  }
  const now = allFunctions.flatMap(({signatures}) => namesOf(signatures.java));
  expect(convert(inClass(`void f() { ${now.map((name) => `core.${name}(a);`).join(' ')} }`)).changes).toEqual([]);
});

const statements = [
  ...Object.keys(names).map((name) => `var x = core.${name}(a, 1);`),
  'try { f(); } catch (LineUndefinedException e) { log("kRing"); }',
  'GeoCoord g = other.kRing(new GeoCoord(1, 2));',
];
describeAny(
  java,
  someOf(statements).map((lines) => inClass('void f() {', ...lines, '}')),
);
