/** From this width on, a drawing fills the column that it stands in. */
const FILLS_FROM = 480;

/** The most pixels that a drawing is wide on a page; undefined where it is as wide as its column. */
export function drawingWidth(width: number): number | undefined {
  return width < FILLS_FROM ? width : undefined;
}
