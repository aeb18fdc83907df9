import {cProgram, goProgram, javaProgram, type Code} from '@h3-docs/programs';

/** The cells of the airports, in Python. */
const cellsInPython = (res: number) => `with open('airports.csv') as file:
    for row in csv.DictReader(file):
        cells[row['iata']] = h3.latlng_to_cell(float(row['lat']), float(row['lng']), ${res})`;

/** The sums of flights, in the shell. */
const sumsInShell = `tail -n +2 flights.csv | awk -F, '
  NR == FNR { cell[$1] = $2; next }
  { flights[cell[$1] " " cell[$2]] += $3 }
  END { for (flow in flights) print flights[flow], flow }
' cells.csv -`;

/** Programs that sum up the flights of `flights.csv` by the cells of `airports.csv`, the files of the worked case. */
export function flowCode(res: number): Code {
  return {
    c: cProgram(
      ['string.h'],
      `    // Prints the flights, and the cells, of each row. Sum them up with:
    // ./figure | awk '{ sum[$2 " " $3] += $1 } END { for (flow in sum) print sum[flow], flow }'
    static struct {
        char iata[4];
        H3Index cell;
    } airports[1000];
    int count = 0;
    char line[200], from[4], to[4];
    double lat, lng;
    FILE *file = fopen("airports.csv", "r");
    if (!file) return 1;
    while (count < 1000 && fgets(line, sizeof(line), file)) {
        // The first line has the names of the columns.
        if (sscanf(line, "%3[^,],%lf,%lf", airports[count].iata, &lat, &lng) != 3) continue;
        LatLng place = {degsToRads(lat), degsToRads(lng)};
        check(latLngToCell(&place, ${res}, &airports[count++].cell));
    }
    fclose(file);
    file = fopen("flights.csv", "r");
    if (!file) return 1;
    while (fgets(line, sizeof(line), file)) {
        int flights;
        if (sscanf(line, "%3[^,],%3[^,],%d", from, to, &flights) != 3) continue;
        H3Index cells[2] = {H3_NULL, H3_NULL};
        for (int i = 0; i < count; i++) {
            if (strcmp(airports[i].iata, from) == 0) cells[0] = airports[i].cell;
            if (strcmp(airports[i].iata, to) == 0) cells[1] = airports[i].cell;
        }
        printf("%d %" PRIx64 " %" PRIx64 "\\n", flights, cells[0], cells[1]);
    }
    fclose(file);`,
    ),
    java: javaProgram(
      ['java.nio.file.Files', 'java.nio.file.Path', 'java.util.HashMap', 'java.util.List', 'java.util.Map'],
      `    Map<String, String> cells = new HashMap<>();
    List<String> airports = Files.readAllLines(Path.of("airports.csv"));
    for (String line : airports.subList(1, airports.size())) {
      String[] row = line.split(",");
      cells.put(row[0], h3.latLngToCellAddress(Double.parseDouble(row[1]), Double.parseDouble(row[2]), ${res}));
    }
    Map<String, Integer> flows = new HashMap<>();
    List<String> flights = Files.readAllLines(Path.of("flights.csv"));
    for (String line : flights.subList(1, flights.size())) {
      String[] row = line.split(",");
      flows.merge(cells.get(row[0]) + " " + cells.get(row[1]), Integer.parseInt(row[2]), Integer::sum);
    }
    flows.forEach((flow, count) -> System.out.println(count + " " + flow));`,
    ),
    javascript: `import {readFileSync} from 'node:fs';
import * as h3 from 'h3-js';

const rowsOf = (file) => readFileSync(file, 'utf8').trim().split('\\n').slice(1).map((line) => line.split(','));
const cells = {};
for (const [iata, lat, lng] of rowsOf('airports.csv')) {
  cells[iata] = h3.latLngToCell(Number(lat), Number(lng), ${res});
}
const flows = {};
for (const [from, to, flights] of rowsOf('flights.csv')) {
  const flow = \`\${cells[from]} \${cells[to]}\`;
  flows[flow] = (flows[flow] ?? 0) + Number(flights);
}
for (const [flow, flights] of Object.entries(flows)) console.log(flights, flow);`,
    python: `import csv
from collections import Counter

import h3

cells = {}
${cellsInPython(res)}
flows = Counter()
with open('flights.csv') as file:
    for row in csv.DictReader(file):
        flows[cells[row['origin']], cells[row['destination']]] += int(row['flights'])
for (origin, destination), flights in flows.items():
    print(flights, origin, destination)`,
    go: goProgram(
      ['encoding/csv', 'os', 'strconv'],
      `	cells := map[string]h3.Cell{}
	for _, row := range must(csv.NewReader(must(os.Open("airports.csv"))).ReadAll())[1:] {
		lat, lng := must(strconv.ParseFloat(row[1], 64)), must(strconv.ParseFloat(row[2], 64))
		cells[row[0]] = must(h3.NewLatLng(lat, lng).Cell(${res}))
	}
	flows := map[[2]h3.Cell]int{}
	for _, row := range must(csv.NewReader(must(os.Open("flights.csv"))).ReadAll())[1:] {
		flows[[2]h3.Cell{cells[row[0]], cells[row[1]]}] += must(strconv.Atoi(row[2]))
	}
	for flow, flights := range flows {
		fmt.Println(flights, flow[0], flow[1])
	}`,
    ),
    duckdb: `WITH cells AS (
  SELECT iata, h3_latlng_to_cell_string(lat, lng, ${res}) AS cell
  FROM 'airports.csv'
)
SELECT sum(flights) AS flights, a.cell AS origin, b.cell AS destination
FROM 'flights.csv' AS f
JOIN cells AS a ON a.iata = f.origin
JOIN cells AS b ON b.iata = f.destination
GROUP BY a.cell, b.cell;`,
    shell: `tail -n +2 airports.csv | while IFS=, read -r iata lat lng rest; do
  echo "$iata,$(h3 latLngToCell --lat "$lat" --lng "$lng" -r ${res} -f newline)"
done > cells.csv
${sumsInShell}`,
  };
}
