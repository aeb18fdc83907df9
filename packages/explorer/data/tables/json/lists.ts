import {type JsonNode} from '../../../input/json';

/** The items of a list, and those of its lists where these have nothing but objects: `[[{…}, {…}], [{…}]]`. */
export function withoutLists({items}: Extract<JsonNode, {readonly type: 'array'}>): readonly JsonNode[] {
  const isPage = (item: JsonNode) => item.type === 'array' && item.items.length > 0 && isListOf(item, 'object');
  return items.length > 0 && items.every(isPage)
    ? items.flatMap((item) => (item.type === 'array' ? item.items : []))
    : items;
}

const isListOf = (node: JsonNode, type: string): boolean =>
  node.type === 'array' && node.items.every((item) => item.type === type);
