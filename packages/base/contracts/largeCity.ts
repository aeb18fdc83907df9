/** The people of a city whose name is shown before the map is zoomed in. */
export const LARGE_CITY = 1_000_000;
