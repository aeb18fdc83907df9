import {collectShapes, type Shape} from '../h3/collect';
import {drawResult, type DrawOptions} from '../h3/draw';
import type {Drawing, Outcome, Token} from './types';

/** The texts that stand for a shape in a formatted result (see `format`); pairs in either order of coordinates. */
function marksOf(shape: Shape): string[] {
  const both = ([lng, lat]: readonly [number, number]) => [`${lng},${lat}`, `${lat},${lng}`];
  switch (shape.kind) {
    case 'point':
      return both(shape.position);
    case 'line':
      return shape.line.flatMap(both);
    case 'polygon':
      return shape.rings.flat().flatMap(both);
    default:
      return [shape.index.toLowerCase()];
  }
}

/** The tokens with each mark exchanged for what the drawing calls the value; what is not drawn loses its mark. */
function link(tokens: readonly Token[], values: ReadonlyMap<string, number>): Token[] {
  return tokens.map((token) => {
    if (typeof token === 'string') return token;
    const value = values.get(token.value);
    return value === undefined ? token.text : {text: token.text, value: String(value)};
  });
}

function draw(result: unknown, options: DrawOptions): Drawing | null {
  try {
    return drawResult(result, options);
  } catch {
    // Something that only looked like a place on Earth. Its text is shown in any case.
    return null;
  }
}

/**
 * Adds the drawing of what an example returned to its outcome, and links the values of the text to those of the
 * drawing: both carry the same `data-value`.
 *
 * @param options - how to draw; null when nothing shall be drawn, which leaves the text without marks
 */
export function illustrate(outcome: Outcome, result: unknown, options: DrawOptions | null): Outcome {
  const drawing = options && draw(result, options);
  const values = new Map<string, number>();
  if (drawing) {
    collectShapes(result, options).forEach((shape, value) => {
      for (const mark of marksOf(shape)) if (!values.has(mark)) values.set(mark, value);
    });
  }
  return {
    ...outcome,
    log: link(outcome.log, values),
    result: outcome.result && link(outcome.result, values),
    drawing: drawing ?? undefined,
  };
}
