import {sceneOf, type PlacedShape, type Scene, type SceneOptions} from '@h3-docs/grid/h3/scene';
import {merge} from './tokens';
import type {Outcome, PlacedOutcome, Token} from './types';

type Pair = readonly [number, number];

/** The texts that stand for a shape in a formatted result (see `format`); pairs in either order of coordinates. */
function* marksOf(shape: PlacedShape): Iterable<string> {
  const both = ([lng, lat]: Pair) => [`${lng},${lat}`, `${lat},${lng}`];
  switch (shape.kind) {
    case 'point':
      return yield* both(shape.position);
    case 'line':
      for (const position of shape.line) yield* both(position);
      return;
    case 'polygon':
      for (const position of shape.rings.flat()) yield* both(position);
      return;
    default:
      yield shape.index.toLowerCase();
  }
}

/** What the scene calls each value that the text names: the position of the first shape that it stands for. */
function valuesOf(scene: Scene, tokens: readonly Token[]): ReadonlyMap<string, number> {
  const named = new Set(tokens.flatMap((token) => (typeof token === 'string' ? [] : [token.value])));
  const values = new Map<string, number>();
  for (const [value, shape] of scene.shapes.entries()) {
    for (const mark of marksOf(shape)) {
      if (values.size === named.size) return values;
      if (named.has(mark) && !values.has(mark)) values.set(mark, value);
    }
  }
  return values;
}

/** The most marks of a text. Each is an element of the page, and drawing thousands of them keeps it from answering. */
const MOST_MARKS = 1000;

/** The tokens with each mark exchanged for what the drawing calls the value; what is not drawn loses its mark. */
function link(tokens: readonly Token[], values: ReadonlyMap<string, number>): Token[] {
  let left = MOST_MARKS;
  const linked = tokens.map((token): Token => {
    if (typeof token === 'string') return token;
    const value = values.get(token.value);
    return value === undefined || --left < 0 ? token.text : {text: token.text, value: String(value)};
  });
  return merge(linked);
}

function findScene(result: unknown, options: SceneOptions): Scene | null {
  try {
    return sceneOf(result, options);
  } catch {
    // The value only looked like a place on Earth. Its text is shown anyway.
    return null;
  }
}

/**
 * Adds to an outcome what there is to draw of what the example returned, and links the values of the text to those of
 * the drawing: both carry the same `data-value`.
 *
 * @param options - how to find it; null when nothing shall be drawn, which leaves the text without marks
 */
export function illustrate(outcome: Outcome, result: unknown, options: SceneOptions | null): PlacedOutcome {
  const scene = options ? (findScene(result, options) ?? undefined) : undefined;
  const values = scene ? valuesOf(scene, [...outcome.log, ...(outcome.result ?? [])]) : new Map<string, number>();
  return {
    ...outcome,
    log: link(outcome.log, values),
    result: outcome.result && link(outcome.result, values),
    scene,
  };
}
