import {translate} from '@docusaurus/Translate';
import {isGeoJson} from '../../../input/geojson';
import {type JsonNode, member, type ObjectNode} from '../../../input/json';
import {type JsonTable} from './table';
import {addItem} from './rows';
import {DEEPEST_ENVELOPE, holdsPlace} from './places';
import {addArrays} from './columns';
import {withoutLists} from './lists';

/** A list in an envelope, and where it is. */
interface Found {
  readonly path: string;
  readonly items: readonly JsonNode[];
  readonly at: number;
}

/** How many items of a list decide whether it names places. */
const SAMPLE = 20;

/**
 * Rows in an envelope: the list of objects or of lists that names places, or else the longest. Where the rows are lists,
 * another list has the names of their columns. Other lists are named.
 */
export function addEnvelope(node: ObjectNode, table: JsonTable): boolean {
  const lists = listsIn(node);
  const isGeo = ({items}: Found) => items.some((item) => item.type === 'object' && isGeoJson(item));
  const rank = (list: Found) =>
    isGeo(list) ? Infinity : list.items.length + (list.items.slice(0, SAMPLE).some(holdsPlace) ? 1e9 : 0);
  const best = lists.reduce<Found | undefined>(
    (most, list) => (!most || rank(list) > rank(most) ? list : most),
    undefined,
  );
  if (!best) return false;
  const [first] = best.items;
  const heads = lists.filter((list) => list !== best && namesIn(list.items) !== undefined);
  const head = heads.find(({items}) => first?.type === 'array' && items.length === first.items.length);
  if (first?.type === 'array') {
    if (!addArrays(best.items, table, namesIn(head?.items ?? []))) return false;
  } else {
    // Layers of GeoJSON beside each other, as maps on web pages have them.
    const items = isGeo(best) ? lists.filter(isGeo).flatMap((list) => list.items) : best.items;
    if (!items.every((item) => addItem(item, table))) return false;
  }
  nameOthers(node, '', table);
  for (const list of lists) {
    if (list === best || heads.includes(list) || (isGeo(best) && isGeo(list))) continue;
    if (isAround(list, best)) continue;
    // Beside the names of columns, other lists describe the result, too.
    if (head && parentOf(head) !== '' && parentOf(head) === parentOf(list)) continue;
    table.problem(
      list.at,
      list.path,
      translate({message: 'only the rows of “{best}” were read, and this JSON has more rows here'}, {best: best.path}),
    );
  }
  return true;
}

/** Names the values of an envelope that are beside its rows. */
function nameOthers({entries}: ObjectNode, path: string, table: JsonTable, depth = 0): void {
  for (const [key, value] of entries) {
    if (value.type === 'object' && !isGeoJson(value) && depth < DEEPEST_ENVELOPE)
      nameOthers(value, `${path}${key}.`, table, depth + 1);
    else if ('text' in value && value.type !== 'word') table.leftOut.add(`${path}${key}`);
  }
}

/** The lists of objects or of lists in an envelope, with those within their items where these name no places. */
function listsIn(node: ObjectNode): readonly Found[] {
  const lists = new Map<string, {path: string; items: JsonNode[]; at: number}>();
  const add = (path: string, items: readonly JsonNode[], at: number) => {
    const known = lists.get(path);
    if (known) for (const item of items) known.items.push(item);
    else lists.set(path, {path, items: [...items], at});
  };
  const search = (one: ObjectNode, path: string, depth: number) => {
    for (const [key, value] of one.entries) {
      const here = path === '' ? key : `${path}.${key}`;
      if (value.type === 'array') {
        const rows = withoutLists({...value, items: value.items.map(withoutWrapping)});
        if (rows.length === 0 || !['object', 'array'].some((type) => rows.every((item) => item.type === type)))
          continue;
        add(here, rows, value.at);
        if (depth >= DEEPEST_ENVELOPE || rows.slice(0, SAMPLE).some(holdsPlace)) continue;
        for (const item of rows) if (item.type === 'object' && !isGeoJson(item)) search(item, here, depth + 1);
      } else if (value.type === 'object' && depth < DEEPEST_ENVELOPE) {
        if (isGeoJson(value)) add(here, [value], value.at);
        else search(value, here, depth + 1);
      }
    }
  };
  search(node, '', 0);
  return [...lists.values()];
}

/** Whether the items of a list have nothing but the rows of another one. */
const isAround = ({path, items}: Found, best: Found): boolean =>
  best.path.startsWith(`${path}.`) && items.every((item) => item.type === 'object' && item.entries.length === 1);

const parentOf = ({path}: Found): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));

/** The key of a value that BigQuery, Athena, and Redshift wrap. */
const WRAPPED = /^(?:v|VarCharValue|(?:string|long|double|boolean)Value|isNull)$/;

/** A row of BigQuery, `{"f": [{"v": …}, …]}`, of Athena, or of Redshift as the list that it stands for. */
function withoutWrapping(row: JsonNode): JsonNode {
  const fields = row.type === 'object' && row.entries.length === 1 ? (member(row, 'f') ?? member(row, 'Data')) : row;
  if (fields?.type !== 'array' || fields.items.length === 0) return row;
  const items = fields.items.flatMap((field): JsonNode[] => {
    if (field.type !== 'object') return [];
    const [only] = field.entries;
    const [key, value] = only ?? ['isNull', field];
    return !WRAPPED.test(key) ? [] : [key === 'isNull' ? {type: 'word', at: field.at, text: 'null'} : value];
  });
  return items.length === fields.items.length ? {type: 'array', at: row.at, cut: false, items} : row;
}

/** The names of columns in a list of their descriptions, such as `{"name": "h3", "type": "string"}`. */
function namesIn(items: readonly JsonNode[]): readonly string[] | undefined {
  const names = items.flatMap((item) => {
    if (item.type !== 'object' || !['type', 'dataTypeName', 'dataType', 'typeName'].some((key) => member(item, key)))
      return [];
    const name = member(item, 'fieldName') ?? member(item, 'name');
    return name?.type === 'string' ? [name.text] : [];
  });
  return names.length > 0 && names.length === items.length ? names : undefined;
}
