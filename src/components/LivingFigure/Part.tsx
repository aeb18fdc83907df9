import {useMemo, type ComponentType} from 'react';
import {Living, type Frame, type LivingFigure, type LivingProps} from '@h3-docs/figures';
import {coarseLand} from '@h3-docs/grid/h3/coarseLand';
import {fetchLand} from '@h3-docs/map';
import {painted} from '@h3-docs/base/afterPaint';
import {loadOnce} from '@h3-docs/base/fetch';

/** What the page gives to the living figure. */
export type PartProps = Omit<LivingProps<object, Frame>, 'figure' | 'props' | 'loadLand'> & {
  /** The attributes of `<Figure>` as JSON. */
  readonly props: string;
};

/** A map of a larger radius, in degrees, needs only the coarsest of the map's scales. */
const coarseRadius = 20;

/** The land of a scale of the basemap. Globes and locators draw the simplified land, which takes as long to make. */
const loadScale = loadOnce(async (scale: 0 | 1) => {
  const land = await fetchLand(scale);
  await painted();
  coarseLand(land);
  await painted();
  return land;
});

/** Land and places in the detail that a map needs, from the files of the explorer's map. */
const loadLand = (radius: number) => loadScale(radius > coarseRadius ? 0 : 1);

/** The living figure as a part of a page. */
export function partWith(figure: LivingFigure<object>): ComponentType<PartProps> {
  return function Part({props, ...rest}: PartProps) {
    const attributes = useMemo(() => JSON.parse(props) as Readonly<Record<string, string>>, [props]);
    return <Living {...rest} figure={figure} props={attributes} loadLand={loadLand} />;
  };
}
