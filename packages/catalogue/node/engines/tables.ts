import {translate} from '@docusaurus/Translate';
import {functionsOf} from '../catalogue';
import {escapeContent} from '@h3-docs/base/escape';
import type {DocsVersion} from '@h3-docs/base/versions';
import {functionUrl} from '../pages/section';
import {codeHtml, inlineHtml, linkHtml, tableHtml, type Row} from './markup';
import {namesIn} from './names';
import {readEngines, readOthers} from './read';
import type {Engine, OtherBinding} from './types';

const groupNames = () => ({
  language: translate({message: 'Language'}),
  database: translate({message: 'Database'}),
  dataframe: translate({message: 'Data frames'}),
});

/** The text that the list shows for a fact that no source establishes. */
const notStated = () => translate({message: 'not stated'});

function carried({h3: {library, major}}: Engine): string {
  return library ?? (major ? `H3 ${major}` : notStated());
}

/** The table of what goes wrong most: order and unit of coordinates, type of a cell, bad input, and release of H3. */
export function trapsTable(version: DocsVersion): string {
  const rows = readEngines(version).map((engine): Row => {
    const {id, label, coordinates, cells, badInput} = engine;
    const order = {
      latitude: translate({message: 'Latitude first'}),
      longitude: translate({message: 'Longitude first'}),
      mixed: translate({message: 'Depends on the function'}),
    }[coordinates.order];
    const unit = coordinates.unit === 'radians' ? ', radians' : '';
    return {
      id: `stack-${id}`,
      cells: [
        linkHtml(engine.links.docs, escapeContent(label)),
        `<strong>${order}${unit}.</strong> ${inlineHtml(coordinates.detail)}`,
        inlineHtml(cells.type),
        badInput === undefined ? notStated() : inlineHtml(badInput),
        escapeContent(carried(engine)),
      ],
    };
  });
  return tableHtml(
    [
      translate({message: 'Stack'}),
      translate({message: 'Coordinates'}),
      translate({message: 'Type of a cell'}),
      translate({message: 'Bad input'}),
      translate({message: 'H3 release'}),
    ],
    rows,
  );
}

/** The id of a function's row in the table of names. */
function rowId(name: string): string {
  return `in-${name.toLowerCase()}`;
}

/**
 * A function's names in the engines, each name once with the engines that use it. There are hundreds, so the names aren't
 * elements: the cell has the font of code.
 */
function namesCell(name: string, version: DocsVersion): string {
  const owners = new Map<string, string[]>();
  for (const engine of readEngines(version)) {
    for (const each of namesIn(engine, name)) owners.set(each, [...(owners.get(each) ?? []), engine.label]);
  }
  return Array.from(owners, ([each, labels]) => escapeContent(`${each} (${labels.join(', ')})`)).join('; ') || '–';
}

/** Every function with its names in every engine. */
export function namesTable(version: DocsVersion): string {
  const rows = functionsOf(version).map((entry): Row => ({
    id: rowId(entry.name),
    cells: [linkHtml(functionUrl(entry, version), escapeContent(entry.name)), namesCell(entry.name, version)],
  }));
  return tableHtml([translate({message: 'Function'}), translate({message: 'Names'})], rows, 'names');
}

/** What engines have beyond H3's functions. */
export function furtherTable(version: DocsVersion): string {
  const rows = readEngines(version).flatMap(({label, names: {more = []}}): Row[] =>
    more.length === 0
      ? []
      : [
          {
            cells: [
              escapeContent(label),
              more
                .map(({call, note, since}) =>
                  [
                    codeHtml(call),
                    note && inlineHtml(note),
                    since && translate({message: 'Since {release}.'}, {release: escapeContent(since)}),
                  ]
                    .filter(Boolean)
                    .join(' '),
                )
                .join('\n'),
            ],
          },
        ],
  );
  return tableHtml([translate({message: 'Stack'}), translate({message: 'Further functions'})], rows, 'lines');
}

/** Three years before the day on which the projects were looked at. The page says so above the table. */
const activeSince = '2023-11-24';

const inactiveText = (year: number | string): string => translate({message: 'inactive, last change {year}'}, {year});

/**
 * What is known of how alive an engine is. With a repository, `asOf` is the day of its last change; for a product that
 * has only documentation, the date says nothing about how alive the product is.
 */
function lastSeen({links, release, asOf}: Engine): string | undefined {
  const year = asOf.slice(0, 4);
  const stated = release?.includes('last change');
  if (links.repository && asOf < activeSince) return stated ? 'inactive' : inactiveText(year);
  return stated ? undefined : translate({message: 'source from {year}'}, {year});
}

/** What the list says of a binding or an engine. */
function listedEngine(engine: Engine) {
  const {label, project, links, anchor, release, group} = engine;
  const state = [groupNames()[group], release, lastSeen(engine)];
  return {
    system: label.replace(/ \(.*/, ''),
    project,
    url: links.repository ?? links.docs,
    anchor,
    h3: carried(engine),
    state: state.filter(Boolean).join('; '),
  };
}

type Listed = ReturnType<typeof listedEngine>;

function listedOther({system, project, url, anchor, major, state, inactiveSince}: OtherBinding): Listed {
  const inactive = inactiveSince === undefined ? '' : `; ${inactiveText(inactiveSince)}`;
  return {system, project, url, anchor, h3: major ? `H3 ${major}` : notStated(), state: state + inactive};
}

/** Every binding and engine, by the name of its language or product, with what is known of its state. */
export function bindingsTable(version: DocsVersion): string {
  const listed = [...readEngines(version).map(listedEngine), ...readOthers(version).map(listedOther)].sort(
    (a, b) => a.system.localeCompare(b.system, 'en') || a.project.localeCompare(b.project, 'en'),
  );
  const anchors = new Map(listed.flatMap(({system, anchor}) => (anchor === undefined ? [] : [[system, anchor]])));
  const rows = listed.map(({system, project, url, h3, state}, place): Row => ({
    ...(listed[place - 1]?.system !== system && {id: anchors.get(system)}),
    cells: [escapeContent(system), linkHtml(url, escapeContent(project)), escapeContent(h3), inlineHtml(state)],
  }));
  return tableHtml(
    [translate({message: 'Language or system'}), translate({message: 'Project'}), 'H3', translate({message: 'State'})],
    rows,
  );
}
