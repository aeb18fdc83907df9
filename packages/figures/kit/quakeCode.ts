import {cProgram, goProgram, javaProgram, type Code} from '@h3-docs/programs';

/**
 * Programs that count the earthquakes of `earthquakes.csv`, the file of the worked case, by cell.
 *
 * @param day - the day to count, as `2018-02-03`; undefined for all
 */
export function quakeCode(res: number, day?: string): Code {
  const only = (condition: string) => (day === undefined ? '' : condition);
  return {
    c: cProgram(
      day === undefined ? [] : ['string.h'],
      `    // Prints the cell of each row. Count them with: ./figure | sort | uniq -c
    FILE *file = fopen("earthquakes.csv", "r");
    if (!file) return 1;
    char line[200], time[30];
    double lat, lng;
    while (fgets(line, sizeof(line), file)) {
        // The first line has the names of the columns.
        if (sscanf(line, "%29[^,],%lf,%lf", time, &lat, &lng) != 3) continue;
${only(`        if (strncmp(time, "${day}", 10) != 0) continue;\n`)}        LatLng place = {degsToRads(lat), degsToRads(lng)};
        H3Index cell;
        check(latLngToCell(&place, ${res}, &cell));
        printf("%" PRIx64 "\\n", cell);
    }
    fclose(file);`,
    ),
    java: javaProgram(
      ['java.nio.file.Files', 'java.nio.file.Path', 'java.util.HashMap', 'java.util.List', 'java.util.Map'],
      `    Map<String, Integer> counts = new HashMap<>();
    List<String> lines = Files.readAllLines(Path.of("earthquakes.csv"));
    for (String line : lines.subList(1, lines.size())) {
      String[] row = line.split(",");
${only(`      if (!row[0].startsWith("${day}")) continue;\n`)}      String cell = h3.latLngToCellAddress(Double.parseDouble(row[1]), Double.parseDouble(row[2]), ${res});
      counts.merge(cell, 1, Integer::sum);
    }
    counts.forEach((cell, count) -> System.out.println(count + " " + cell));`,
    ),
    javascript: `import {readFileSync} from 'node:fs';
import * as h3 from 'h3-js';

const counts = {};
for (const line of readFileSync('earthquakes.csv', 'utf8').trim().split('\\n').slice(1)) {
  const [time, lat, lng] = line.split(',');
${only(`  if (!time.startsWith('${day}')) continue;\n`)}  const cell = h3.latLngToCell(Number(lat), Number(lng), ${res});
  counts[cell] = (counts[cell] ?? 0) + 1;
}
for (const [cell, count] of Object.entries(counts)) console.log(count, cell);`,
    python: `import csv
from collections import Counter

import h3

counts = Counter()
with open('earthquakes.csv') as file:
    for row in csv.DictReader(file):
${only(`        if not row['time'].startswith('${day}'):\n            continue\n`)}        counts[h3.latlng_to_cell(float(row['lat']), float(row['lng']), ${res})] += 1
for cell, count in counts.items():
    print(count, cell)`,
    go: goProgram(
      ['encoding/csv', 'os', 'strconv', ...(day === undefined ? [] : ['strings'])],
      `	rows := must(csv.NewReader(must(os.Open("earthquakes.csv"))).ReadAll())
	counts := map[h3.Cell]int{}
	for _, row := range rows[1:] {
${only(`		if !strings.HasPrefix(row[0], "${day}") {\n			continue\n		}\n`)}		lat, lng := must(strconv.ParseFloat(row[1], 64)), must(strconv.ParseFloat(row[2], 64))
		counts[must(h3.NewLatLng(lat, lng).Cell(${res}))]++
	}
	for cell, count := range counts {
		fmt.Println(count, cell)
	}`,
    ),
    duckdb: `SELECT count(*) AS earthquakes, h3_latlng_to_cell_string(lat, lng, ${res}) AS cell
FROM 'earthquakes.csv'
${only(`WHERE time::DATE = '${day}'\n`)}GROUP BY cell;`,
    shell: `tail -n +2 earthquakes.csv ${only(`| grep '^${day}' `)}| while IFS=, read -r time lat lng rest; do
  h3 latLngToCell --lat "$lat" --lng "$lng" -r ${res} -f newline
done | sort | uniq -c`,
  };
}
