import {isGeoJson} from '../../../input/geojson';
import {type JsonNode} from '../../../input/json';
import {isGeometryText} from '../../../input/geometry-text';
import {isIndexLike} from '../../../input/lines';
import {positionColumns} from '../../../input/position-columns';
import {holdsIndex, membersOf} from './table';

/** How deep rows may lie in an envelope, as in `{"hits": {"hits": […]}}`. */
export const DEEPEST_ENVELOPE = 4;

/** Whether an object names a place: an index, a latitude and a longitude, or a geometry. */
export function holdsPlace(node: JsonNode): boolean {
  if (node.type === 'array') return node.items.some((item) => holdsIndex(item));
  if (node.type !== 'object') return false;
  if (isGeoJson(node)) return true;
  const members = membersOf(node);
  return (
    positionColumns(members.map(([name]) => name)).lat !== undefined ||
    members.some(([, text]) => isIndexLike(text) || isGeometryText(text)) ||
    node.entries.some(([, value]) => value.type === 'object' && isGeoJson(value))
  );
}
