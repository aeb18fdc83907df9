/** Go code with every function of h3-go 3, and what it becomes. Both compile: see the head of the test. */

/** A program with declarations that the snippets use. */
export function programOf(body: string, major: 3 | 4 = 3): string {
  const [cell, position] = major === 3 ? ['H3Index', 'GeoCoord'] : ['Cell', 'LatLng'];
  return [
    'package grid',
    '',
    `import "github.com/uber/h3-go/v${major}"`,
    '',
    `func run(a, b h3.${cell}, list []h3.${cell}, g h3.${position}, polygon h3.GeoPolygon, use func(...interface{})) {`,
    ...body.split('\n').map((line) => `\t${line}`),
    '}',
    '',
  ].join('\n');
}

/** Pairs of code for 3.x, and the same for 4.x. */
export const snippets: readonly (readonly [code: string, expected: string])[] = [
  [
    'for _, n := range h3.KRing(h3.FromGeo(g, 9), 1) {\n\tuse(n)\n}\nuse(h3.KRing(a, 1)[0], -h3.CellAreaKm2(a))\nif !h3.AreNeighbors(a, b) {\n\treturn\n}',
    'cell, _ := h3.LatLngToCell(g, 9)\ncells, _ := h3.GridDisk(cell, 1)\nfor _, n := range cells {\n\tuse(n)\n}\ncells2, _ := h3.GridDisk(a, 1)\narea, _ := h3.CellAreaKm2(a)\nuse(cells2[0], -area)\nareNeighbors, _ := a.IsNeighbor(b)\nif !areNeighbors {\n\treturn\n}',
  ],
  ['cell := h3.FromGeo(g, 9)\nuse(cell)', 'cell, _ := h3.LatLngToCell(g, 9)\nuse(cell)'],
  [
    'a = h3.FromGeo(h3.GeoCoord{Latitude: 48.8584, Longitude: 2.2945}, 9)',
    'a, _ = h3.LatLngToCell(h3.LatLng{Lat: 48.8584, Lng: 2.2945}, 9)',
  ],
  [
    'p := h3.ToGeo(a)\nuse(p.Latitude, -(<-make(chan h3.GeoCoord)).Longitude)',
    'p, _ := h3.CellToLatLng(a)\nuse(p.Lat, -(<-make(chan h3.LatLng)).Lng)',
  ],
  [
    'for range h3.KRing(a, 1) {\n}\nuse(h3.ToGeo(a).Latitude)',
    'cells, _ := h3.GridDisk(a, 1)\nfor range cells {\n}\nposition, _ := h3.CellToLatLng(a)\nuse(position.Lat)',
  ],
  [
    'for _, corner := range polygon.Geofence {\n\tuse(corner.Latitude)\n}\nvar outline = h3.ToGeoBoundary(a)\nfor i := range outline {\n\tuse(outline[i].Latitude)\n}',
    'for _, corner := range polygon.GeoLoop {\n\tuse(corner.Lat)\n}\nvar outline, _ = h3.CellToBoundary(a)\nfor i := range outline {\n\tuse(outline[i].Lat)\n}',
  ],
  ['use(h3.Resolution(a), h3.BaseCell(a))', 'use(a.Resolution(), h3.BaseCellNumber(a))'],
  [
    's := h3.ToString(h3.FromString("89283082803ffff"))\nuse(s)',
    's := h3.CellFromString("89283082803ffff").String()\nuse(s)',
  ],
  [
    'if !h3.IsValid(a) || h3.IsPentagon(a) == h3.IsResClassIII(a) {\n\treturn\n}',
    'if !a.IsValid() || a.IsPentagon() == a.IsResClassIII() {\n\treturn\n}',
  ],
  ['list = h3.KRing(a, 2)\nlist = append(list, a)', 'list, _ = h3.GridDisk(a, 2)\nlist = append(list, a)'],
  ['rings := h3.KRingDistances(a, 2)\nuse(rings)', 'rings, _ := h3.GridDiskDistances(a, 2)\nuse(rings)'],
  [
    'rings, err := h3.HexRangeDistances(a, 2)\ndisks, err := h3.HexRanges(list, 2)\nring, err := h3.HexRing(a, 2)\nuse(rings, disks, ring, err)',
    'rings, err := h3.GridDiskDistancesUnsafe(a, 2)\ndisks, err := h3.GridDisksUnsafe(list, 2)\nring, err := h3.GridRingUnsafe(a, 2)\nuse(rings, disks, ring, err)',
  ],
  ['if near := h3.AreNeighbors(a, b); near {\n\tuse(near)\n}', 'if near, _ := a.IsNeighbor(b); near {\n\tuse(near)\n}'],
  [
    'parents := map[h3.H3Index]int{}\nparent := h3.ToParent(a, h3.Resolution(a)-1)\nparents[parent]++',
    'parents := map[h3.Cell]int{}\nparent, _ := a.Parent(a.Resolution()-1)\nparents[parent]++',
  ],
  [
    'children := h3.ToChildren(a, 10)\ncenter := h3.ToCenterChild(list[0], 10)\nuse(children, center)',
    'children, _ := a.Children(10)\ncenter, _ := list[0].CenterChild(10)\nuse(children, center)',
  ],
  [
    'small := h3.Compact(list)\nlarge, err := h3.Uncompact(small, 9)\nuse(large, err == h3.ErrInvalidResolution)',
    'small, _ := h3.CompactCells(list)\nlarge, err := h3.UncompactCells(small, 9)\nuse(large, err == h3.ErrRsolutionMismatch)',
  ],
  [
    'area := h3.GeoPolygon{\n\tGeofence: []h3.GeoCoord{{Latitude: 1, Longitude: 2}, g},\n\tHoles: [][]h3.GeoCoord{{{Latitude: 1, Longitude: 2}}},\n}\ncells := h3.Polyfill(area, 5)\nuse(cells, area.Geofence[0].Longitude)',
    'area := h3.GeoPolygon{\n\tGeoLoop: []h3.LatLng{{Lat: 1, Lng: 2}, g},\n\tHoles: []h3.GeoLoop{{{Lat: 1, Lng: 2}}},\n}\ncells, _ := h3.PolygonToCells(area, 5)\nuse(cells, area.GeoLoop[0].Lng)',
  ],
  ['path := h3.Line(a, b)\nuse(path)', 'path, _ := h3.GridPath(a, b)\nuse(path)'],
  [
    'km2 := h3.HexAreaKm2(9)\nm2 := h3.HexAreaM2(9)\nuse(km2, m2)',
    'km2, _ := h3.HexagonAreaAvgKm2(9)\nm2, _ := h3.HexagonAreaAvgM2(9)\nuse(km2, m2)',
  ],
  [
    'use(h3.PointDistRads(g, g), 2*h3.PointDistKm(g, g)+h3.PointDistM(g, g))',
    'use(h3.GreatCircleDistanceRads(g, g), 2*h3.GreatCircleDistanceKm(g, g)+h3.GreatCircleDistanceM(g, g))',
  ],
  [
    'sr := h3.CellAreaRads2(a)\nkm2 := h3.CellAreaKm2(a)\nm2 := h3.CellAreaM2(a)\nuse(sr, km2, m2)',
    'sr, _ := h3.CellAreaRads2(a)\nkm2, _ := h3.CellAreaKm2(a)\nm2, _ := h3.CellAreaM2(a)\nuse(sr, km2, m2)',
  ],
  [
    'km := h3.EdgeLengthKm(9)\nm := h3.EdgeLengthM(9)\nuse(km, m)',
    'km, _ := h3.HexagonEdgeLengthAvgKm(9)\nm, _ := h3.HexagonEdgeLengthAvgM(9)\nuse(km, m)',
  ],
  [
    'use(h3.NumHexagons(9), h3.Res0IndexCount(), h3.PentagonIndexCount()*2)',
    'use(h3.NumCells(9), h3.NumBaseCells, h3.NumPentagons*2)',
  ],
  [
    'list = h3.GetRes0Indexes()\nlist = h3.GetPentagonIndexes(9)\nfaces := h3.GetFaces(a)\nuse(faces)',
    'list, _ = h3.Res0Cells()\nlist, _ = h3.Pentagons(9)\nfaces, _ := a.IcosahedronFaces()\nuse(faces)',
  ],
  [
    'find := func(p *h3.GeoCoord, k int) ([]h3.H3Index, error) {\n\tcell := h3.FromGeo(*p, 9)\n\treturn h3.KRing(cell, k), nil\n}\nuse(find)',
    'find := func(p *h3.LatLng, k int) ([]h3.Cell, error) {\n\tcell, _ := h3.LatLngToCell(*p, 9)\n\tcells, _ := h3.GridDisk(cell, k)\n\treturn cells, nil\n}\nuse(find)',
  ],
  [
    'type place struct {\n\tCenter h3.GeoCoord\n\tLatitude float64\n}\nvar at place\nat.Latitude = at.Center.Latitude\nuse(place{Latitude: 1, Center: h3.GeoCoord{Latitude: 2}})',
    'type place struct {\n\tCenter h3.LatLng\n\tLatitude float64\n}\nvar at place\nat.Latitude = at.Center.Lat\nuse(place{Latitude: 1, Center: h3.LatLng{Lat: 2}})',
  ],
  [
    'if h3.H3Index(uint64(a)) != h3.InvalidH3Index && h3.Resolution(a|b) <= h3.MaxResolution {\n\tuse(h3.NumBaseCells)\n}',
    'if h3.Cell(uint64(a)) != h3.InvalidH3Index && (a|b).Resolution() <= h3.MaxResolution {\n\tuse(h3.NumBaseCells)\n}',
  ],
  [
    'valid, up := h3.IsPentagon, 1\nuse(valid, up)\nfor _, h3 := range list {\n\tuse(h3)\n}',
    'valid, up := h3.Cell.IsPentagon, 1\nuse(valid, up)\nfor _, h3 := range list {\n\tuse(h3)\n}',
  ],
  [
    'near := false // yet\nfor _, n := range list {\n\tnear = true\n\tcount++\n\tfor h3.IsValid(n) {\n\t}\n}',
    'near := false // yet\nfor _, n := range list {\n\tnear = true\n\tcount++\n\tfor n.IsValid() {\n\t}\n}',
  ],
  ['list[0] = h3.FromGeo(g, 9)', 'list[0], _ = h3.LatLngToCell(g, 9)'],
  [
    '_, err := h3.HexRing(a, 1)\nif err == h3.ErrPentagonEncountered {\n\tuse(err)\n}',
    '_, err := h3.GridRingUnsafe(a, 1)\nif err == h3.ErrPentagon {\n\tuse(err)\n}',
  ],
];
