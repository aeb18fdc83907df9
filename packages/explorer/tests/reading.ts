import {withType, type ColumnChoice} from '../data/columnTypes';
import {readText} from '../input/read';
import type {OtherWay} from '../input/types';

/** A text as it is read, in short: positions are `lat,lng`, problems begin with their line. */
export function read(text: string, choices: readonly ColumnChoice[] = []) {
  const {data, result} = readText(text, {choices});
  const notes = result.notes ?? [];
  const fields = data?.fields ?? [];
  return {
    cells: result.cells,
    shapes: result.shapes.map(({geometry}) => geometry.type),
    columns: data?.columns.map(({name}) => name),
    types: data?.columns.map(({type}) => type).join(),
    rows: data?.rows.map(({values}) => values),
    positions: data?.rows.map(({position}) => position?.map((angle) => Number(angle.toFixed(5))).join()),
    fields,
    notes: notes.map((note) => note.text),
    problems: result.problems.map(({line, reason}) => `${line}: ${reason}`),
    /** What the buttons of the first note say. */
    others: notes[0]?.others.map(({label}) => label) ?? [],
    /** The text as it is read after one of these buttons was pressed. */
    press: (at = 0) => read(text, chosen(fields, notes[0]?.others[at])),
  };
}

const chosen = (fields: readonly ColumnChoice[], other: OtherWay | undefined) =>
  (other?.columns ?? []).reduce((all, {name, type, decimal}) => withType(all, name, type, decimal), [...fields]);
