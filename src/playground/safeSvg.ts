/** What drawings are made of. Nothing here can run, load or link anything. */
const elements = new Set([
  'svg',
  'g',
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'title',
  'desc',
  'defs',
  'clipPath',
]);
const attributes = new Set([
  'xmlns',
  'viewBox',
  'width',
  'height',
  'class',
  'id',
  'role',
  'aria-label',
  'aria-labelledby',
  'aria-hidden',
  'd',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'dx',
  'dy',
  'points',
  'transform',
  'text-anchor',
  'dominant-baseline',
  'fill-rule',
  'clip-rule',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'fill',
  'stroke',
  'opacity',
  'vector-effect',
  'clip-path',
  'clipPathUnits',
  'paint-order',
  'font-size',
  'preserveAspectRatio',
  'focusable',
  'data-value',
  'data-group',
]);

/**
 * The drawing with everything left out that a drawing does not need. It was made in the worker, next to the reader's
 * code, so the page does not take it as it is. Null when it is no SVG at all.
 */
export function safeSvg(text: string): string | null {
  const {documentElement: root} = new DOMParser().parseFromString(text, 'image/svg+xml');
  if (root.localName !== 'svg' || root.querySelector('parsererror')) return null;
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (!elements.has(element.localName)) {
      element.remove();
      continue;
    }
    for (const {name, value} of [...element.attributes]) {
      // A reference may only point into the drawing itself.
      if (!attributes.has(name) || /url\((?!#)/i.test(value)) element.removeAttribute(name);
    }
  }
  return new XMLSerializer().serializeToString(root);
}
