// cspell:ignore geolocate boxzoom
/** Parts of MapLibre GL that the map doesn't use, by their class names. */
const UNUSED =
  /geolocate|user-location|terrain|globe|popup|marker|ctrl-scale|ctrl-logo|crosshair|boxzoom|compare|swipe/;

/**
 * MapLibre GL's stylesheet without the rules of parts that the map doesn't use: two thirds of it are their icons.
 *
 * @param css - minimized, as the package has it
 */
export function leanStylesheet(css: string): string {
  return rulesOf(css)
    .flatMap(({head, body}): string[] => {
      if (body === undefined) return [head];
      if (head.startsWith('@media')) {
        const inner = leanStylesheet(body);
        return inner === '' ? [] : [`${head}{${inner}}`];
      }
      const selectors = head.split(',').filter((selector) => !UNUSED.test(selector));
      return selectors.length === 0 ? [] : [`${selectors.join(',')}{${body}}`];
    })
    .join('');
}

interface Rule {
  readonly head: string;
  /** Undefined: a statement without braces. */
  readonly body?: string;
}

/** The rules and statements of a stylesheet. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  let open = 0;
  let depth = 0;
  for (let at = 0; at < css.length; at++) {
    const character = css.charAt(at);
    if (character === '"' || character === "'") {
      at = css.indexOf(character, at + 1);
      if (at < 0) break;
    } else if (character === '{') {
      if (depth === 0) open = at;
      depth++;
    } else if (character === '}') {
      depth--;
      if (depth > 0) continue;
      rules.push({head: css.slice(start, open).trim(), body: css.slice(open + 1, at)});
      start = at + 1;
    } else if (character === ';' && depth === 0) {
      rules.push({head: css.slice(start, at + 1)});
      start = at + 1;
    }
  }
  return rules;
}
