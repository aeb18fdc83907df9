import {useMemo, type ComponentType} from 'react';
import {Living, type Frame, type LivingFigure, type LivingProps} from '@h3-docs/figures';
import {coarseLand} from '@h3-docs/grid/h3/coarseLand';
import {landData, type LandData, type Place} from '@h3-docs/grid/h3/land';
import {fetchCities, fetchTopology} from '@h3-docs/map';
import {painted} from '@h3-docs/base/afterPaint';

/** What the page gives to the living figure. */
export type PartProps = Omit<LivingProps<object, Frame>, 'figure' | 'props' | 'loadLand'> & {
  /** The attributes of `<Figure>` as JSON. */
  readonly props: string;
};

/** A map of a larger radius, in degrees, needs only the coarsest of the map's scales. */
const coarseRadius = 20;

let places: Promise<readonly Place[]> | undefined;
const byScale = new Map<number, Promise<LandData>>();

/** Land and places in the detail that a map needs, from the files of the explorer's map. */
function loadLand(radius: number): Promise<LandData> {
  const scale = radius > coarseRadius ? 0 : 1;
  places ??= fetchCities().then((cities) =>
    cities.map(([name, lng, lat, population]) => ({name, population, position: [lng, lat]})),
  );
  const known = byScale.get(scale);
  if (known) return known;
  const found = Promise.all([fetchTopology(scale), places]).then(async ([topology, names]) => {
    // Reading the land, simplifying it, and drawing it would together hold up the reader's next key or pointer.
    await painted();
    const land = landData(topology, scale === 0 ? 110 : 50, names);
    await painted();
    // Globes and locators draw the simplified land.
    coarseLand(land);
    await painted();
    return land;
  });
  byScale.set(scale, found);
  found.catch(() => {
    // The next map requests it again.
    byScale.delete(scale);
    places = undefined;
  });
  return found;
}

/** The living figure as a part of a page. */
export function partWith(figure: LivingFigure<object>): ComponentType<PartProps> {
  return function Part({props, ...rest}: PartProps) {
    const attributes = useMemo(() => JSON.parse(props) as Readonly<Record<string, string>>, [props]);
    return <Living {...rest} figure={figure} props={attributes} loadLand={loadLand} />;
  };
}
