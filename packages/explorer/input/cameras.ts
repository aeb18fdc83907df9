import {member, type ObjectNode} from './json';

/**
 * Whether an object is the view of a map, as kepler.gl, deck.gl, Mapbox, and their relatives write it: the middle of a map
 * isn't a place that a reader has data about.
 */
export function isCamera(node: ObjectNode): boolean {
  const isNumber = (key: string) => member(node, key)?.type === 'number';
  return isNumber('zoom') && ((isNumber('latitude') && isNumber('longitude')) || member(node, 'center') !== undefined);
}

/** Whether a member of an object, or a member of a member, is the view of a map. */
export const holdsCamera = (node: ObjectNode): boolean =>
  node.entries.some(([, value]) => value.type === 'object' && (isCamera(value) || holdsCamera(value)));
