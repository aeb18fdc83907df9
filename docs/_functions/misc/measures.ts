import type {Markdown, Parameter} from '@h3-docs/catalogue';

/** The note of every function that returns an area, a length, or a distance. */
export const measures: Markdown =
  '[Areas, lengths, and distances](/api/misc.mdx#areas-lengths-and-distances) describes the sphere, the units of each language, and the input checks.';

/** How the languages that have one function for all units spell one of them. */
interface UnitNames {
  readonly java: string;
  readonly javascript: string;
  /** In Python, and in DuckDB too. */
  readonly text: string;
}

/** The `unit` parameter of the bindings, for the section of the C function that has the unit in its name. */
export function unitParameter({java, javascript, text}: UnitNames): Parameter {
  return {
    name: 'unit',
    type: 'unit',
    description: `Only in Java, JavaScript, Python, and DuckDB. Pass \`${java}\` in Java, \`${javascript}\` in JavaScript, and \`'${text}'\` in Python and DuckDB.`,
  };
}

/** The `unit` parameter of the 3.x bindings. */
export function unitParameterV3({java, javascript, text}: UnitNames): Parameter {
  return {
    name: 'unit',
    type: 'unit',
    description: `Only in Java, JavaScript, and Python. Pass \`${java}\` in Java, \`${javascript}\` in JavaScript, and \`'${text}'\` in Python.`,
  };
}

export const units = {
  km2: {java: 'AreaUnit.km2', javascript: 'UNITS.km2', text: 'km^2'},
  m2: {java: 'AreaUnit.m2', javascript: 'UNITS.m2', text: 'm^2'},
  rads2: {java: 'AreaUnit.rads2', javascript: 'UNITS.rads2', text: 'rads^2'},
  km: {java: 'LengthUnit.km', javascript: 'UNITS.km', text: 'km'},
  m: {java: 'LengthUnit.m', javascript: 'UNITS.m', text: 'm'},
  rads: {java: 'LengthUnit.rads', javascript: 'UNITS.rads', text: 'rads'},
} as const satisfies Readonly<Record<string, UnitNames>>;
