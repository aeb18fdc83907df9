import {isGeoJson} from '../../../input/geojson';
import {type JsonNode, type ObjectNode} from '../../../input/json';
import {holdsCamera} from '../../../input/cameras';
import {isIndexLike} from '../../../input/lines';
import {geometriesIn, holdsIndex, type JsonTable, membersOf} from './table';
import {addFeatures} from './features';

/** An object of a list: a feature, or a row. */
export function addItem(node: JsonNode, table: JsonTable): boolean {
  if (node.type === 'word') return true;
  if (node.type !== 'object') return false;
  if (table.refuses(node) || addFeatures(node, table)) return true;
  // A geometry without properties is no row.
  if (isGeoJson(node)) return false;
  addRow(node, table);
  return true;
}

function addRow(node: ObjectNode, table: JsonTable): void {
  const own = geometriesIn(node, table);
  table.add(membersOf(node), node.at, own.length > 0 ? own : undefined);
}

/** A single object is a row if it has an index or a position among its members. */
export function addSingle(node: ObjectNode, table: JsonTable): boolean {
  if (isGeoJson(node)) return false;
  const members = membersOf(node);
  const own = geometriesIn(node, table);
  const names = members.map(([name]) => name.toLowerCase());
  const positioned = names.some((name) => /(?:^|\.)lat(?:itude)?$/.test(name));
  const lists = node.entries.some(([, value]) => value.type === 'array' && value.items.some(holdsIndex));
  if (lists || holdsCamera(node) || !(positioned || own.length > 0 || members.some(([, text]) => isIndexLike(text))))
    return false;
  if (own.length > 0) table.features = true;
  table.add(members, node.at, own.length > 0 ? own : undefined);
  return true;
}
