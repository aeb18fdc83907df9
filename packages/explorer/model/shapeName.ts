/** Which shape on the map is meant: one of the input and of what was drawn, or one of a layer. */
export interface ShapePlace {
  /** The number of the layer; undefined: the input. */
  readonly layer: number | undefined;
  /** The number of the shape there. */
  readonly at: number;
}

/** What the map calls a shape. */
export const shapeName = (layer: number | undefined, at: number): string => `${layer ?? ''}/${at}`;

/** Which shape has a name that `shapeName` returned. */
export function placeOfShape(name: string): ShapePlace {
  const [layer = '', at = ''] = name.split('/');
  return {layer: layer === '' ? undefined : Number(layer), at: Number(at)};
}
