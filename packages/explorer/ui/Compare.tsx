import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useMemo, useState} from 'react';
import {mapDrawing} from '@h3-docs/figures';
import type {Grid} from '@h3-docs/grid/systems/types';
import type {LandData} from '@h3-docs/grid/h3/land';
import {element, group} from '@h3-docs/grid/h3/svg';
import {formatLocale, plural} from '@h3-docs/base/number';
import StaticSvg from '@h3-docs/ui/StaticSvg';
import {areaAt, cellsWithin, likeLevel, loadGrid, systems, type Area, type SystemName} from '../model/compare';
import {formatArea} from '../model/details';
import {useLand} from '../useLand';
import Choice from './Choice';
import styles from './styles.module.css';

interface CompareProps {
  /** What the map shows, degrees. */
  readonly area: Area;
  /** The resolution of the grid, at which the left side begins. */
  readonly resolution: number;
}

/** One side: a system, and its level; undefined: the level that is most like that of the other side. */
interface Side {
  readonly system: SystemName;
  readonly level?: number;
}

const names = Object.keys(systems) as readonly SystemName[];
const labels: Readonly<Record<SystemName, string>> = {
  h3: systems.h3.label,
  s2: systems.s2.label,
  geohash: systems.geohash.label,
};
/** The largest radius that both sides show, in degrees, because cells at the rim of a globe can't be distinguished. */
const MOST_RADIUS = 40;

/** Two systems or two levels of the same place side by side. */
export default function Compare({area, resolution}: CompareProps) {
  const [sides, setSides] = useState<readonly [Side, Side]>([{system: 'h3', level: resolution}, {system: 's2'}]);
  const grids = useGrids(sides.map(({system}) => system));
  const land = useLand();
  const shown = useMemo(() => ({...area, radius: Math.min(MOST_RADIUS, area.radius / 2)}), [area]);
  const levels = useMemo(() => levelsOf(sides, grids, shown), [sides, grids, shown]);
  const areas = sides.map(({system}, at) => {
    const [grid, level] = [grids.get(system), levels[at]];
    return grid && level !== undefined ? areaAt(grid, level, shown) : 0;
  });
  return (
    <div className={styles.over} data-view="compare">
      <div className={styles.compare}>
        {sides.map((side, at) => (
          <Half
            key={at}
            name={at === 0 ? translate({message: 'Left side'}) : translate({message: 'Right side'})}
            side={side}
            level={levels[at]}
            grid={grids.get(side.system)}
            land={land}
            area={shown}
            size={formatArea(areas[at] ?? 0, Math.max(...areas))}
            onSide={(next) => {
              // A level that was found by its area stays when the other side changes.
              const fixed = sides.map((one, other): Side => ({...one, level: levels[other]}));
              const [left = sides[0], right = sides[1]] = fixed;
              setSides(at === 0 ? [next, right] : [left, next]);
            }}
          />
        ))}
      </div>
      <p className={styles.hint}>
        <Translate>
          Both sides show the middle of the map. When you choose a system, it starts at the level whose cells are
          closest in area to the cells of the other side.
        </Translate>
      </p>
    </div>
  );
}

/** The libraries of systems, as far as they have arrived. */
function useGrids(wanted: readonly SystemName[]): ReadonlyMap<SystemName, Grid> {
  const [grids, setGrids] = useState<ReadonlyMap<SystemName, Grid>>(new Map());
  const missing = wanted.filter((system) => !grids.has(system)).join();
  useEffect(() => {
    for (const system of names.filter((name) => missing.split(',').includes(name))) {
      loadGrid(system).then(
        (grid) => setGrids((before) => new Map(before).set(system, grid)),
        (error: unknown) => console.warn(`${systems[system].label} could not be loaded`, error),
      );
    }
  }, [missing]);
  return grids;
}

/** The level of each side; undefined while its library is missing. */
function levelsOf(sides: readonly Side[], grids: ReadonlyMap<SystemName, Grid>, place: Area): (number | undefined)[] {
  return sides.map(({system, level}, at) => {
    const grid = grids.get(system);
    if (level !== undefined || !grid) return level;
    const other = sides[1 - at];
    const otherGrid = other && grids.get(other.system);
    if (other?.level === undefined || !otherGrid) return undefined;
    return likeLevel(system, grid, areaAt(otherGrid, other.level, place), place);
  });
}

interface HalfProps {
  readonly name: string;
  readonly side: Side;
  readonly level: number | undefined;
  readonly grid: Grid | undefined;
  readonly land: LandData | undefined;
  readonly area: Area;
  /** The area of the cell in the middle, in the unit that both sides have. */
  readonly size: string;
  readonly onSide: (side: Side) => void;
}

/** The drawing of one side, with the choice of its system and level. */
function Half({name, side: {system}, level, grid, land, area, size, onSide}: HalfProps) {
  const {label, level: levelName, least, most} = systems[system];
  const cells = useMemo(
    () => (grid && level !== undefined ? cellsWithin(grid, level, area) : undefined),
    [grid, level, area],
  );
  const drawing = useMemo(
    () =>
      grid && land && cells
        ? draw(
            grid,
            cells,
            area,
            land,
            translate({message: '{system} cells around the middle of the map'}, {system: label}),
          )
        : undefined,
    [grid, land, cells, area, label],
  );
  return (
    <section aria-label={name}>
      <div className={styles.row}>
        <Choice
          label={translate({message: 'System'})}
          options={names}
          labels={labels}
          value={system}
          onChange={(chosen) => onSide({system: chosen})}
        />
        <label className={styles.number}>
          <span>{levelName}</span>
          <select value={level ?? ''} onChange={({target}) => onSide({system, level: Number(target.value)})}>
            {level === undefined && <option value="">…</option>}
            {Array.from({length: most - least + 1}, (_, at) => (
              <option key={at} value={least + at}>
                {least + at}
              </option>
            ))}
          </select>
        </label>
      </div>
      {drawing && <StaticSvg source={drawing.svg} alt={drawing.alt} width={drawing.width} height={drawing.height} />}
      <p className={styles.found} role="status">
        {grid &&
          level !== undefined &&
          (cells
            ? facts(cells, size)
            : translate({message: 'These cells are too small to draw. Choose larger cells, or zoom in.'}))}
      </p>
    </section>
  );
}

/** How many cells there are, and what the middle one is called. */
function facts(cells: readonly string[], size: string): string {
  const [middle = ''] = cells;
  return plural(
    cells.length,
    translate(
      {
        message:
          '{count} cell. The cell in the middle is {middle}, with {size}.|{count} cells. The cell in the middle is {middle}, with {size}.',
      },
      {count: formatLocale(cells.length), middle, size},
    ),
  );
}

function draw(grid: Grid, cells: readonly string[], {lat, lng, radius}: Area, land: LandData, alt: string) {
  const reach = Math.min(89.9, radius);
  const away = reach / Math.max(0.05, Math.cos((lat * Math.PI) / 180));
  const positions: [number, number][] = [
    [lng, Math.min(90, lat + reach)],
    [lng, Math.max(-90, lat - reach)],
    [lng + Math.min(179, away), lat],
    [lng - Math.min(179, away), lat],
  ];
  return mapDrawing({land, alt, positions, width: 460, height: 400, padding: 0.02, names: 4}, (view) => {
    const shapes = cells.map((cell) => element('path', {d: view.ring(grid.outline(cell))}, element('title', {}, cell)));
    const [middle = ''] = shapes;
    return group('d-cell d-cell-2', shapes.slice(1).join('')) + group('d-cell d-cell-0 d-strong', middle);
  });
}
