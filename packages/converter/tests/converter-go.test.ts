import fc from 'fast-check';
import {expect, it} from 'vitest';
import {bindingFunctions, checkAgainst, readJson} from '@h3-docs/catalogue/node/bindings';
import {allFunctions} from '@h3-docs/catalogue/node/catalogue';
import {namesOf} from '@h3-docs/catalogue/names';
import {detectLanguage} from '../detect';
import {calls, counts, replaced, sharedNames} from '../go/facts';
import {converterFor, describeAny, describeCases, someOf} from './converter-cases';
import {programOf, snippets} from './converter-go-snippets';

const go = await converterFor('go');
const {convert, names} = go;

/** The signatures of h3-go 3, by the name that they declare. */
const former = Object.values(bindingFunctions('3.x', 'go'))
  .flatMap((entry) => entry?.signatures ?? [])
  .map((signature) => [namesOf([signature])[0] ?? '', signature] as const);

describeCases(go, {
  converted: [
    ...snippets.map(([code, expected]) => [programOf(code), programOf(expected, 4)] as const),
    ['ring := h3.KRing(cell, 1)', 'ring, _ := h3.GridDisk(cell, 1)'],
    [
      'package a\nimport geo "github.com/uber/h3-go/v3"\nfunc f(c geo.H3Index, h3 T) int { h3.KRing(c); return geo.Resolution(c) }',
      'package a\nimport geo "github.com/uber/h3-go/v4"\nfunc f(c geo.Cell, h3 T) int { h3.KRing(c); return c.Resolution() }',
    ],
    [
      'package a\nimport `github.com/uber/h3-go`\nvar ok = h3.IsValid(1)',
      'package a\nimport `github.com/uber/h3-go/v4`\nvar ok = h3.Cell(1).IsValid()',
    ],
    [
      'package a\nimport _ "github.com/uber/h3-go/v3"\nvar ok = h3.IsValid(1)',
      'package a\nimport _ "github.com/uber/h3-go/v4"\nvar ok = h3.IsValid(1)',
    ],
    [
      programOf('find := func() ([]h3.H3Index, *int) {\n\t\treturn h3.KRing(a, 1), nil\n\t}'),
      programOf('find := func() ([]h3.Cell, *int) {\n\t\tcells, _ := h3.GridDisk(a, 1)\n\t\treturn cells, nil\n\t}', 4),
    ],
    [
      programOf('const eiffel = 0x891fb467413ffff\nuse(h3.Resolution(eiffel), h3.ToString(tower), h3.IsValid((1)))') +
        'const tower = 1 << 3\n',
      programOf(
        'const eiffel = 0x891fb467413ffff\nuse(h3.Cell(eiffel).Resolution(), h3.Cell(tower).String(), h3.Cell((1)).IsValid())',
        4,
      ) + 'const tower = 1 << 3\n',
    ],
    [
      programOf('if p, ok := x.(h3.GeoCoord); ok { use(p.Latitude) }'),
      programOf('if p, ok := x.(h3.LatLng); ok { use(p.Lat) }', 4),
    ],
  ],
  marked: [
    [programOf('fmt.Printf("%x", list)'), '`%x` prints the bytes of the text of an `h3.Cell`'],
    [programOf('ok, p := pair()\nuse(p.Latitude)'), 'write `Lat` instead of `Latitude`'],
    [programOf('for p := range map[h3.GeoCoord]int{} { use(p.Latitude) }'), 'write `Lat` instead of `Latitude`'],
    [
      programOf('type city struct {\n\t*h3.GeoCoord\n}\nvar c []city\nuse(c[0].Latitude)'),
      'write `Lat` instead of `Latitude`',
    ],
    [programOf('type city struct {\n\th3.GeoCoord\n}'), 'is called `LatLng` now'],
    [programOf('p := h3.ToGeo(a)').replace('import ', 'import "fmt"\nimport '), 'with 5 decimals'],
    [programOf('ok := near && use(h3.KRing(a, 1))'), 'Write `cells, err := …` before this statement'],
    [programOf('for i := 0; i < len(h3.KRing(a, 1)); i++ {\n}'), 'Write `cells, err := …` before this statement'],
    [programOf('if a == b {\n} else if h3.AreNeighbors(a, b) {\n}'), 'Write `areNeighbors, err := …` before'],
    [programOf('if ok := b; ok == h3.AreNeighbors(a, b) {\n}'), 'Write `areNeighbors, err := …` before'],
    [programOf('d := h3.DistanceBetween(a, b)'), 'where `DistanceBetween` returned -1'],
    [programOf('disk, err := h3.HexRange(a, 1)'), 'Write `GridDisk`'],
    [programOf('o, d := h3.FromUnidirectionalEdge(a)'), 'write `cells, err := edge.Cells()`'],
    [programOf('outline := h3.SetToLinkedGeo(list)'), 'CellsToMultiPolygon'],
    [programOf('var p *h3.LinkedGeoPolygon'), '4.x has no `LinkedGeoPolygon`'],
    [programOf('n := h3.MaxFaceCount(a)'), 'take its length'],
    [programOf('f := h3.Res0IndexCount'), 'Write the constant `h3.NumBaseCells`'],
    [programOf('f := h3.ToParent'), '`Parent` also returns an error. Adapt'],
    [programOf('p := h3.ToParent(pair())'), 'Rewrite this call by hand'],
    [programOf('p := h3.ToParent(a /* fine */, 5)'), 'Rewrite this call by hand'],
    [programOf('x := somewhere.At().Latitude'), 'write `Lat` instead of `Latitude`'],
    [programOf('e := h3.UnidirectionalEdge(a, b)'), 'write `edge, err := origin.DirectedEdge(destination)`'],
    [programOf('km := h3.HexAreaKm2(9)'), 'up to 3% more'],
    [programOf('km := h3.EdgeLengthKm(9)'), 'about 15% more'],
    [programOf('cells := h3.KRing(a, 1)'), 'This code ignores it'],
    [programOf('_ = h3.KRing').replace('import ', 'import "encoding/json"\nimport '), 'encoding/json'],
    [programOf('if err == h3.ErrPentagonEncountered { return }'), 'errors.Is'],
    ['km := h3.CellAreaKm2(c)', 'exists in both versions'],
    ['package a\nimport . "github.com/uber/h3-go/v3"\nvar c = KRing(a, 1)', 'doesn’t follow names of a dot import'],
  ],
  untouched: [
    programOf('// h3.KRing(a, 1)\n\tuse("h3.KRing", `h3.FromGeo(g, 9)`, other.KRing(a, 1), a.Latitude())', 4),
    'package a\nimport "example.com/grid/h3"\nvar c = h3.KRing(a, 1)\nvar g h3.GeoCoord',
    'package a\nimport "github.com/uber/h3-go/v4"\nfunc f(e h3.DirectedEdge) { km, err := h3.EdgeLengthKm(e); use(km, err) }',
    'package a\nimport . "github.com/uber/h3-go/v3"\nvar c = KRing(a, 1)',
    'for _, cell := range other.KRing(a, 1) { use(cell.Latitude) }',
  ],
});

it.each([
  ['fmt.Println(a == b, len(list), h3.ToString(a))', /./],
  ['c := h3.FromString("8928308280fffff")', /./],
  ['h3.KRing(a, 1)\ndefer h3.KRing(a, 1)', /instead of `_`/],
  [
    'ch := make(chan float64)\ntype city struct {\n\tother\n}\nvar c city\nuse(c.Latitude, ch.Latitude, x.(T).Latitude)',
    /Latitude/,
  ],
])('the Go converter has no such note about %s: %s', (body, words) => {
  const texts = convert(programOf(body)).notes.map(({text}) => text);
  expect(texts.filter((text) => words.test(text))).toEqual([]);
});

it('the Go converter knows every function of h3-go 3, and calls the ones that h3-go 4 has', () => {
  const known = [...Object.keys(calls), ...Object.keys(counts), ...Object.keys(replaced)];
  expect(known.sort()).toEqual(former.map(([name]) => name).sort());
  const functions = allFunctions.map(({name}) => name);
  const entries = Object.keys(bindingFunctions('3.x', 'go'));
  const old = allFunctions.flatMap(({v3 = []}) => v3.map(({name}) => name));
  expect(entries.filter((name) => !old.includes(name) && !functions.includes(name))).toEqual([]);
  const folder = 'versioned_docs/version-3.x/_bindings';
  checkAgainst(`${folder}/manifest.schema.json`, readJson(`${folder}/go/manifest.json`), 'go/manifest.json');
});

it('the Go converter says of each call what the signatures of both versions say', () => {
  const current = allFunctions.flatMap(({signatures}) => signatures.go ?? []);
  const said = Object.entries(calls).map(([old, {to = names[old]?.to, methodOf, parameters, value}]) => {
    const receiver = methodOf ? '(c Cell) ' : '';
    const signature = current.find((one) => one.startsWith(`func ${receiver}${to}(`)) ?? '';
    const was = former.find(([name]) => name === old)?.[1] ?? '';
    return {
      old,
      exists: signature !== '',
      parameters: !methodOf || /\([^)]*,/.test(was) === (parameters === 2),
      errors: (value !== undefined) === (signature.endsWith('error)') && !was.endsWith('error)')),
    };
  });
  for (const each of said) expect(each).toEqual({...each, exists: true, parameters: true, errors: true});
  const now = namesOf(current.filter((signature) => !signature.startsWith('func (')));
  expect([...sharedNames].sort()).toEqual(
    former
      .map(([name]) => name)
      .filter((name) => now.includes(name))
      .sort(),
  );
});

it('the Go converter has a snippet for every function of h3-go 3', () => {
  const code = snippets.map(([body]) => body).join('\n');
  const failing = Object.keys(calls).filter((name) => calls[name]?.failure !== undefined);
  const missing = Object.keys({...calls, ...counts}).filter(
    (name) => !failing.includes(name) && !code.includes(`h3.${name}(`),
  );
  expect(missing).toEqual([]);
});

it('the Go converter changes nothing in code for 4.x', () => {
  const now = namesOf(allFunctions.flatMap(({signatures}) => signatures.go ?? []));
  const body = now.map((name) => `use(h3.${name}(a), b.${name}())`).join('\n');
  expect(convert(programOf(body, 4)).changes).toEqual([]);
});

const statements = [
  ...snippets.map(([code]) => code),
  ...former.map(([name]) => `use(h3.${name}(a, b), "h3.${name}")`),
  ...former.map(([name]) => `x = other.${name}(a) // h3.${name}(a)`),
  'h3 := other',
  'use(g.Latitude)',
];
describeAny(
  go,
  fc
    .tuple(someOf(statements), fc.boolean())
    .map(([lines, whole]) => (whole ? programOf(lines.join('\n')) : lines.join('\n'))),
);

it('the Go converter is chosen for Go', () => {
  expect(snippets.filter(([code]) => detectLanguage(programOf(code)) !== 'go')).toEqual([]);
});
