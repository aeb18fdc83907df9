import {type Geometry} from 'geojson';
import {isGeoJson, readGeoJson} from '../../../input/geojson';
import {member, type ObjectNode} from '../../../input/json';
import {type JsonTable, type Member, membersOf, sinkOf, textOf} from './table';

/** A map that kepler.gl saved: its data sets have fields and lists of values. */
export function addKepler(node: ObjectNode, table: JsonTable): boolean {
  const datasets = member(node, 'datasets');
  if (datasets?.type !== 'array') return false;
  let found = false;
  for (const dataset of datasets.items) {
    const data = dataset.type === 'object' ? (member(dataset, 'data') ?? dataset) : dataset;
    if (data.type !== 'object') continue;
    const fields = member(data, 'fields');
    const rows = member(data, 'allData') ?? member(data, 'rows');
    if (fields?.type !== 'array' || rows?.type !== 'array') continue;
    const names = fields.items.map((field) => {
      const name = field.type === 'object' ? member(field, 'name') : undefined;
      return name && 'text' in name ? name.text : '';
    });
    for (const row of rows.items) {
      if (row.type !== 'array') continue;
      const shapes: Geometry[] = [];
      const members = row.items.flatMap((item, at): Member[] => {
        if (item.type === 'object' && isGeoJson(item)) {
          readGeoJson(item, sinkOf(shapes, table));
          const properties = member(item, 'properties');
          return properties?.type === 'object' ? membersOf(properties) : [];
        }
        return [[names[at] ?? '', textOf(item)]];
      });
      table.add(members, row.at, shapes.length > 0 ? shapes : undefined);
      found = true;
    }
  }
  if (found) table.features = true;
  return found;
}
