// cspell:ignore geolocate boxzoom
import {parse} from 'postcss';

/** Parts of MapLibre GL that the map doesn't use, by their class names. */
const UNUSED =
  /geolocate|user-location|terrain|globe|popup|marker|ctrl-scale|ctrl-logo|crosshair|boxzoom|compare|swipe/;

/** MapLibre GL's stylesheet without the rules of parts that the map doesn't use: two thirds of it are their icons. */
export function leanStylesheet(css: string): string {
  const root = parse(css);
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => !UNUSED.test(selector));
    if (used.length > 0) rule.selectors = used;
    else rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0 || UNUSED.test(rule.params)) rule.remove();
  });
  return root.toString();
}
