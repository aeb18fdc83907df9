import {translate} from '@docusaurus/Translate';
import {isGeoJson} from '../../../input/geojson';
import {type JsonNode, type ObjectNode} from '../../../input/json';
import {isCamera} from '../../../input/cameras';
import {isIndexLike} from '../../../input/lines';
import {geometriesIn, holdsIndex, type JsonTable, type Member, membersOf, textOf} from './table';
import {DEEPEST_ENVELOPE, holdsPlace} from './places';

/** `{"8928…": 5, …}` and `{"8928…": {"n": 5}, …}`. */
export function addDictionary(node: ObjectNode, table: JsonTable): boolean {
  const {entries} = node;
  if (entries.length === 0 || !entries.every(([key]) => isIndexLike(key))) return false;
  for (const [key, value] of entries) {
    const fields: readonly Member[] = value.type === 'object' ? membersOf(value) : [['value', textOf(value)]];
    table.add([['h3', key], ...fields.filter(([name]) => name !== 'h3')], value.at);
  }
  table.features = true;
  return true;
}

/** A dictionary among other members, as in `{"resolution": 9, "cells": {"8928…": 5, …}}`. */
export function addInnerDictionary({entries}: ObjectNode, table: JsonTable, depth = 0): boolean {
  const objects = entries.flatMap(([, value]) => (value.type === 'object' ? [value] : []));
  if (depth >= DEEPEST_ENVELOPE || entries.some(([, value]) => value.type === 'array')) return false;
  const [only, ...others] = objects;
  return (
    only !== undefined &&
    others.length === 0 &&
    !isGeoJson(only) &&
    (addDictionary(only, table) || addInnerDictionary(only, table, depth + 1))
  );
}

/**
 * Rows by their names: `{"home": "8928…", …}`, `{"home": ["8928…", …], …}`, and `{"home": {"lat": 1, "lng": 2}, …}`. Names
 * of columns may look the same, so a name that columns of indexes have decides.
 */
export function addNamed({entries}: ObjectNode, table: JsonTable): boolean {
  if (entries.length < 2 || entries.some(([name]) => INDEX_NAME.test(name))) return false;
  const isList = (node: JsonNode) => node.type === 'array' && node.items.length > 0 && node.items.every(holdsIndex);
  const isRow = (node: JsonNode) => node.type === 'object' && !isGeoJson(node) && !isCamera(node) && holdsPlace(node);
  if (![holdsIndex, isList, isRow].some((is) => entries.every(([, value]) => is(value)))) return false;
  for (const [name, value] of entries) {
    const key = [translate({message: 'name'}), name] as const;
    if (value.type === 'object') {
      const own = geometriesIn(value, table);
      table.add(
        [key, ...membersOf(value).filter(([other]) => other !== key[0])],
        value.at,
        own.length > 0 ? own : undefined,
      );
    } else {
      const items = value.type === 'array' ? value.items : [value];
      for (const item of items) table.add([key, ['h3', textOf(item)]], item.at);
    }
  }
  table.features = true;
  return true;
}

/** Names that a column of indexes has, rather than one row of several. */
const INDEX_NAME = /h3|hex|cell|index|parent|child|origin|dest/i;

/** `{"n": {"8928…": 1, …}, …}`, as pandas writes a table whose row labels are the cells. */
export function addIndexed({entries}: ObjectNode, table: JsonTable): boolean {
  const rows = new Map<string, {readonly at: number; readonly members: Member[]}>();
  for (const [name, column] of entries) {
    if (column.type !== 'object' || column.entries.length === 0) return false;
    for (const [index, value] of column.entries) {
      if (!isIndexLike(index)) return false;
      const row = rows.get(index) ?? {at: value.at, members: [['h3', index]]};
      rows.set(index, row);
      if (name !== 'h3') row.members.push([name, textOf(value)]);
    }
  }
  for (const {at, members} of rows.values()) table.add(members, at);
  table.features = rows.size > 0;
  return rows.size > 0;
}
