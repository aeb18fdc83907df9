import {translate} from '@docusaurus/Translate';
import {EXACT_DIGITS} from '../data/digits';

/** A function that makes a set from each index of another one: how much comes out of one at most, and the call. */
const mapping = (
  name: string,
  parameter: string,
  most: string,
  call: string,
  before = '',
): string => `static Set ${name}(Set of${parameter}) {
    int64_t most = 0, size = 0;
    for (int64_t i = 0; i < of.size; i++) {${most.includes('res ') ? before : ''}
        int64_t each = 0;
        ${most};
        most += each;
    }
    H3Index *found = zeros(most);
    for (int64_t i = 0; i < of.size; i++) {${before}
        int64_t each = 0;
        ${most};
        check(${call});
        size += each;
    }
    Set set = distinct(found, most);
    free(found);
    return set;
}`;

const level = '\n        int res = getResolution(of.items[i]);';

/** The functions of programs in C by name, each before those that it calls. */
export const helpers: Readonly<Record<string, string>> = {
  fill: `static Set fill(GeoPolygon polygon, int res, uint32_t flags) {
    int64_t size;
    check(maxPolygonToCellsSizeExperimental(&polygon, res, flags, &size));
    H3Index *found = zeros(size);
    check(polygonToCellsExperimental(&polygon, res, flags, size, found));
    Set set = distinct(found, size);
    free(found);
    return set;
}`,
  loop: `static GeoLoop loop(const double (*degrees)[2], int count) {
    GeoLoop loop = {count, malloc(count * sizeof(LatLng))};
    if (!loop.verts) check(E_MEMORY_ALLOC);
    for (int i = 0; i < count; i++) {
        loop.verts[i].lat = degsToRads(degrees[i][0]);
        loop.verts[i].lng = degsToRads(degrees[i][1]);
    }
    return loop;
}`,
  locate: `/* ${translate({message: 'The cells of positions: latitude and longitude in degrees.'})} */
static Set locate(const double (*degrees)[2], int64_t count, int res) {
    H3Index *found = zeros(count);
    for (int64_t i = 0; i < count; i++) {
        LatLng position = {degsToRads(degrees[i][0]), degsToRads(degrees[i][1])};
        check(latLngToCell(&position, res, found + i));
    }
    Set set = distinct(found, count);
    free(found);
    return set;
}`,
  between: `static Set between(Set of) {
    Set set = {zeros(1), 1};
    check(cellsToDirectedEdge(of.items[0], of.items[1], set.items));
    return set;
}`,
  path: `static Set path(Set of) {
    int64_t size;
    check(gridPathCellsSize(of.items[0], of.items[1], &size));
    Set set = {zeros(size), size};
    check(gridPathCells(of.items[0], of.items[1], set.items));
    return set;
}`,
  uncompact: `static Set uncompact(Set of, int res) {
    int64_t size;
    check(uncompactCellsSize(of.items, of.size, res, &size));
    H3Index *found = zeros(size);
    check(uncompactCells(of.items, of.size, found, size, res));
    Set set = distinct(found, size);
    free(found);
    return set;
}`,
  compact: `static Set compact(Set of) {
    H3Index *found = zeros(of.size);
    check(compactCells(of.items, found, of.size));
    Set set = distinct(found, of.size);
    free(found);
    return set;
}`,
  keep: `/* ${translate({message: 'The indexes of a that are in b, or that are not.'})} */
static Set keep(Set a, Set b, int inside) {
    Set sorted = distinct(b.items, b.size);
    H3Index *kept = zeros(a.size);
    for (int64_t i = 0; i < a.size; i++) {
        int found = bsearch(&a.items[i], sorted.items, sorted.size, sizeof(H3Index), compare) != NULL;
        if (found == inside) kept[i] = a.items[i];
    }
    Set set = distinct(kept, a.size);
    free(kept);
    free(sorted.items);
    return set;
}`,
  unite: `static Set unite(Set a, Set b) {
    H3Index *all = zeros(a.size + b.size);
    for (int64_t i = 0; i < a.size; i++) all[i] = a.items[i];
    for (int64_t i = 0; i < b.size; i++) all[a.size + i] = b.items[i];
    Set set = distinct(all, a.size + b.size);
    free(all);
    return set;
}`,
  printGroups: `typedef struct {
    H3Index cell;
    double value;
} Row;

static int byCell(const void *a, const void *b) { return compare(&((const Row *)a)->cell, &((const Row *)b)->cell); }

/* ${translate({message: 'Prints each cell with the {value} of its rows.'}, {value: 'VALUE'})} */
static void printGroups(Row *rows, int64_t size) {
    qsort(rows, size, sizeof(Row), byCell);
    for (int64_t i = 0; i < size;) {
        H3Index cell = rows[i].cell;
        double sum = 0, min = rows[i].value, max = min;
        int64_t count = 0;
        for (; i < size && rows[i].cell == cell; i++, count++) {
            sum += rows[i].value;
            if (rows[i].value < min) min = rows[i].value;
            if (rows[i].value > max) max = rows[i].value;
        }
        printf("%" PRIx64 ",%.${EXACT_DIGITS}g\\n", cell, VALUE);
    }
}`,
  parentOf: `static H3Index parentOf(H3Index cell, int res) {
    H3Index parent;
    check(cellToParent(cell, res, &parent));
    return parent;
}`,
  cellAt: `/* ${translate({message: 'The cell of a position in degrees.'})} */
static H3Index cellAt(double lat, double lng, int res) {
    LatLng place = {degsToRads(lat), degsToRads(lng)};
    H3Index cell;
    check(latLngToCell(&place, res, &cell));
    return cell;
}`,
  around: `/* ${translate({message: 'The cells that meet at each vertex.'})} */
static Set around(Set of) {
    H3Index *found = zeros(7 * of.size);
    for (int64_t i = 0; i < of.size; i++) {
        H3Index *disk = found + 7 * i, cell;
        LatLng place;
        check(vertexToLatLng(of.items[i], &place));
        check(latLngToCell(&place, getResolution(of.items[i]), &cell));
        check(gridDisk(cell, 1, disk));
        for (int j = 0; j < 7; j++) {
            H3Index corners[6] = {0};
            int meets = 0;
            if (disk[j] != H3_NULL) check(cellToVertexes(disk[j], corners));
            for (int v = 0; v < 6; v++) meets |= corners[v] == of.items[i];
            if (!meets) disk[j] = H3_NULL;
        }
    }
    Set set = distinct(found, 7 * of.size);
    free(found);
    return set;
}`,
  reversed: mapping('reversed', '', 'each = 1', 'reverseDirectedEdge(of.items[i], found + size)'),
  ends: mapping('ends', '', 'each = 2', 'directedEdgeToCells(of.items[i], found + size)'),
  vertexes: mapping('vertexes', '', 'each = 6', 'cellToVertexes(of.items[i], found + size)'),
  edges: mapping('edges', '', 'each = 6', 'originToDirectedEdges(of.items[i], found + size)'),
  rings: mapping('rings', ', int k', 'each = k == 0 ? 1 : 6 * (int64_t)k', 'gridRing(of.items[i], k, found + size)'),
  disks: mapping('disks', ', int k', 'check(maxGridDiskSize(k, &each))', 'gridDisk(of.items[i], k, found + size)'),
  centerChildren: mapping(
    'centerChildren',
    '',
    'each = 1',
    'cellToCenterChild(of.items[i], res + 1, found + size)',
    level,
  ),
  children: mapping(
    'children',
    '',
    'check(cellToChildrenSize(of.items[i], res + 1, &each))',
    'cellToChildren(of.items[i], res + 1, found + size)',
    level,
  ),
  parents: mapping('parents', '', 'each = 1', 'cellToParent(of.items[i], res - 1, found + size)', level),
  distinct: `/* ${translate({message: 'A sorted copy without duplicates and empty elements.'})} */
static Set distinct(const H3Index *items, int64_t size) {
    Set set = {zeros(size), 0};
    for (int64_t i = 0; i < size; i++) set.items[i] = items[i];
    qsort(set.items, size, sizeof(H3Index), compare);
    for (int64_t i = 0; i < size; i++) {
        H3Index one = set.items[i];
        if (one != H3_NULL && (set.size == 0 || set.items[set.size - 1] != one)) set.items[set.size++] = one;
    }
    return set;
}`,
  compare: `static int compare(const void *a, const void *b) {
    H3Index x = *(const H3Index *)a, y = *(const H3Index *)b;
    return (x > y) - (x < y);
}`,
  zeros: `static H3Index *zeros(int64_t count) {
    H3Index *items = calloc(count > 0 ? count : 1, sizeof(H3Index));
    if (!items) check(E_MEMORY_ALLOC);
    return items;
}`,
  check: `static void check(H3Error err) {
    if (err) {
        fprintf(stderr, "%s\\n", describeH3Error(err));
        exit(1);
    }
}`,
};
