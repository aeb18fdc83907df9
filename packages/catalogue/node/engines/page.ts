import {translate} from '@docusaurus/Translate';
import type {EngineEntry, EnginesFile} from '@h3-docs/base/contracts/engines';
import {alternativeIn} from '../../alternatives';
import {languagesOf} from '../../languages';
import type {DocsVersion} from '@h3-docs/base/versions';
import {namesIn} from './names';
import {readAlternatives, readEngines} from './read';
import type {Engine, EngineCall} from './types';

/** The functions that take or return coordinates. Stacks differ in the order of coordinates. */
const located: readonly string[] = [
  'latLngToCell',
  'cellToLatLng',
  'cellToBoundary',
  'polygonToCells',
  'polygonToCellsExperimental',
  'cellsToLinkedMultiPolygon',
  'greatCircleDistanceRads',
  'greatCircleDistanceKm',
  'greatCircleDistanceM',
  'directedEdgeToBoundary',
  'vertexToLatLng',
];

/** The stacks that readers choose from a list: all that have no tab of their own. */
export function listedEngines(version: DocsVersion): readonly Engine[] {
  const tabs: readonly string[] = languagesOf(version);
  return readEngines(version).filter(({id}) => !tabs.includes(id));
}

function callEntry({call, note, since, needs, argumentsUnknown}: EngineCall): EngineEntry['calls'][number] {
  const notes = [
    note,
    needs && translate({message: 'Needs {needs}.'}, {needs}),
    since && translate({message: 'Since {release}.'}, {release: since}),
    argumentsUnknown && translate({message: 'See its documentation for the arguments.'}),
  ];
  const text = notes.filter(Boolean).join(' ');
  return {call, ...(text && {notes: text})};
}

/** The first workaround for a missing function whose own functions the engine has. */
function insteadOf(engine: Engine, name: string, version: DocsVersion): string {
  return (
    alternativeIn(readAlternatives(version)[name], (use) => namesIn(engine, use)[0]) ??
    translate({message: 'Compute it in another stack, such as Python or DuckDB, and load the result.'})
  );
}

function entryOf(engine: Engine, name: string, version: DocsVersion): EngineEntry {
  const calls = engine.names.functions[name];
  const example = engine.callExamples?.functions[name];
  if (calls) return {calls: calls.map(callEntry), ...(example && {example})};
  const lacks = engine.complete
    ? translate({message: '{stack} has no such function.'}, {stack: engine.label})
    : translate({message: 'We found no such function in the documentation of {stack}.'}, {stack: engine.label});
  return {calls: [], instead: `${lacks} ${insteadOf(engine, name, version)}`};
}

/** The calls of every stack in the functions of one page of the reference. */
export function pageEngines(names: readonly string[], version: DocsVersion): EnginesFile {
  const engines = listedEngines(version);
  return {
    engines: engines.map(({id, label, group, coordinates, links, callExamples}) => ({
      id,
      label,
      group,
      coordinates: coordinates.detail,
      docs: links.docs,
      ...(callExamples && {examples: callExamples.context}),
    })),
    functions: Object.fromEntries(
      names.map((name) => [
        name,
        Object.fromEntries(engines.map((engine) => [engine.id, entryOf(engine, name, version)])),
      ]),
    ),
    located: located.filter((name) => names.includes(name)),
  };
}
