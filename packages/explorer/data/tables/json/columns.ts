import {type JsonNode, member, type ObjectNode} from '../../../input/json';
import {isIndexLike} from '../../../input/lines';
import {columnName} from '../../rawTable';
import {holdsIndex, type JsonTable, type Member, textOf} from './table';

/** Columns of equal length: `{"h3": […], "n": […]}`, pandas' `{"h3": {"0": …}, …}`, and its `split`. */
export function addColumns(node: ObjectNode, table: JsonTable): boolean {
  const {entries} = node;
  const names = member(node, 'columns');
  const data = member(node, 'data');
  if (names?.type === 'array' && data?.type === 'array' && names.items.every((item) => 'text' in item)) {
    return addArrays([names, ...data.items], table);
  }
  if (entries.length < 2) return false;
  const lists = entries.flatMap(([name, value]) => {
    if (value.type === 'array') return [{name, items: value.items}];
    const numbered = value.type === 'object' && value.entries.every(([key], at) => key === String(at));
    return numbered ? [{name, items: value.entries.map(([, item]) => item)}] : [];
  });
  const [first] = lists;
  const even =
    first !== undefined &&
    lists.length === entries.length &&
    lists.every(({items}) => items.length === first.items.length);
  if (!even || first.items.length === 0 || !lists.some(({items}) => items.every(holdsIndex))) return false;
  first.items.forEach((item, row) => {
    table.add(
      lists.flatMap(({name, items}) => (items[row] ? [[name, textOf(items[row])] as const] : [])),
      item.at,
    );
  });
  return true;
}

/**
 * Rows as lists: below a list of names, or with an index in each.
 *
 * @param known - the names, if they stand somewhere else
 */
export function addArrays(items: readonly JsonNode[], table: JsonTable, known?: readonly string[]): boolean {
  if (known && items.every((item) => item.type === 'array')) {
    for (const row of items)
      table.add(
        known.flatMap((name, at) => membersAt(row, name, at)),
        row.at,
      );
    table.features = true;
    return true;
  }
  const [first, ...others] = items;
  if (first?.type !== 'array' || first.items.length < 2 || !items.every((item) => item.type === 'array')) return false;
  const named = first.items.every((item) => item.type === 'string' && !isIndexLike(item.text)) && others.length > 0;
  const body = named ? others : items;
  const indexed = body.every((row) => row.type === 'array' && row.items.length > 1 && row.items.some(holdsIndex));
  const plain = body.every((row) => row.type === 'array' && row.items.filter(holdsIndex).length === 1);
  if (named && !indexed && isSheet(first.items, body)) table.features = true;
  else if (named ? !indexed && !first.items.some((item) => /^lat/i.test(textOf(item))) : !plain) return false;
  const names = named ? first.items.map(textOf) : [];
  for (const row of body) {
    if (row.type !== 'array') continue;
    table.add(
      row.items.map((item, at) => [names[at] ?? columnName(at), textOf(item)]),
      row.at,
    );
  }
  return true;
}

/** Whether lists can only be the rows of a sheet, though none says where it is: names, and lists of as many scalars. */
const isSheet = (names: readonly JsonNode[], rows: readonly JsonNode[]): boolean =>
  names.length > 2 &&
  names.every((name) => /^[A-Za-z_][\w .-]*$/.test(textOf(name))) &&
  rows.every(
    (row) => row.type === 'array' && row.items.length === names.length && row.items.every((item) => 'text' in item),
  );

function membersAt(row: JsonNode, name: string, at: number): Member[] {
  const item = row.type === 'array' ? row.items[at] : undefined;
  return item ? [[name, textOf(item)]] : [];
}
