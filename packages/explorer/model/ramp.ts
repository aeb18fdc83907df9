import {classMethods, palettes} from '../data/scale';
import {defaultColoring, type Coloring} from './state';

/** How a column colors, in short. */
export const rampOf = ({palette, classing, opacity}: Coloring): string =>
  `${palette}.${classing}.${Math.round(100 * opacity)}`;

/** How a column colors, from its name and `rampOf`; the default where that isn't known. */
export function readRamp(column: string, ramp: string): Coloring {
  const [palette, classing, opacity = ''] = ramp.split('.');
  return {
    column,
    palette: palettes.find((one) => one === palette) ?? defaultColoring.palette,
    classing: classMethods.find((one) => one === classing) ?? defaultColoring.classing,
    opacity: /^\d{1,3}$/.test(opacity) ? Math.min(100, Number(opacity)) / 100 : defaultColoring.opacity,
  };
}
