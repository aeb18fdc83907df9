import {readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv, {type ErrorObject, type ValidateFunction} from 'ajv';
import {allFunctions} from '../../src/api/catalogue';
import {remember} from '../../src/remember';
import type {Alternative, Engine, EngineNames, Manifest, OtherBinding} from './types';

const folder = path.join(__dirname, '../../bindings');

function json(file: string): unknown {
  const full = path.join(folder, file);
  try {
    return JSON.parse(readFileSync(full, 'utf8'));
  } catch (cause) {
    throw new Error(`bindings/${file}: ${cause instanceof Error ? cause.message : String(cause)}`, {cause});
  }
}

const validator = remember((schema: string): ValidateFunction => {
  const ajv = new Ajv({allErrors: true, strict: true, strictRequired: false});
  return ajv.compile(json(schema) as object);
});

function complaint({instancePath, message, params}: ErrorObject): string {
  const allowed = params.allowedValues as readonly string[] | undefined;
  const extra = params.additionalProperty as string | undefined;
  const detail = allowed ? `: ${allowed.join(', ')}` : extra ? `: ${extra}` : '';
  return `${instancePath || '/'} ${message}${detail}`;
}

/**
 * Checks data of `bindings/` against one of its schemas.
 *
 * @param file - the data's path in `bindings/`, for the message
 * @throws Error that names the file and every place in it that the schema refuses
 */
export function checkAgainst(schema: string, data: unknown, file: string): void {
  const validate = validator(schema);
  if (validate(data)) return;
  throw new Error(`bindings/${file}:\n${(validate.errors ?? []).map((error) => `  ${complaint(error)}`).join('\n')}`);
}

function readChecked(file: string, schema: string): unknown {
  const data = json(file);
  checkAgainst(schema, data, file);
  return data;
}

/**
 * Checks that names refer to functions of the catalogue.
 *
 * @throws Error that names the file and the first name that the catalogue doesn't have
 */
export function checkFunctions({functions, former = {}}: EngineNames, file: string): void {
  const known = new Set(allFunctions.map(({name}) => name));
  for (const name of [...Object.keys(functions), ...Object.values(former)]) {
    if (!known.has(name)) throw new Error(`bindings/${file}: the catalogue has no function called '${name}'`);
  }
}

function readEngine(id: string): Engine {
  const namesFile = `${id}/names.json`;
  const names = readChecked(namesFile, 'names.schema.json') as EngineNames;
  checkFunctions(names, namesFile);
  return {...(readChecked(`${id}/manifest.json`, 'manifest.schema.json') as Manifest), id, names};
}

/** Every binding and engine whose functions are listed, in the order of `bindings/engines.json`. Throws for bad data. */
export const readEngines = remember((): readonly Engine[] => (json('engines.json') as string[]).map(readEngine));

/** The other bindings and engines, by the name of their language or product. Throws for bad data. */
export const readOthers = remember(
  (): readonly OtherBinding[] => readChecked('others.json', 'others.schema.json') as OtherBinding[],
);

/** What to do where an engine lacks a function, by its C name, the best way first. Throws for unknown names. */
export const readAlternatives = remember((): Readonly<Record<string, readonly Alternative[]>> => {
  const file = 'alternatives.json';
  const data = readChecked(file, 'alternatives.schema.json') as Record<string, readonly Alternative[]>;
  const uses = Object.values(data).flatMap((ways) => ways.flatMap(({uses: used = []}) => used));
  checkFunctions({functions: Object.fromEntries([...Object.keys(data), ...uses].map((name) => [name, []]))}, file);
  return data;
});
