/** The pixels around the whole Earth at zoom 0, on web maps with 512-pixel tiles. */
export const EARTH_PX = 512;

/**
 * The latitude beyond which web maps have no tiles (85.0511 degrees) and so cannot draw data: rounded down, since what
 * touches the edge of a tile is stretched to the pole on a globe.
 */
export const CAP = 85;
