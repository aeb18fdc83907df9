import {fenceLanguage} from './kinds';
import {Part} from './part';

/** A `<script>` of a document. */
interface Script {
  readonly attributes: string;
  /** Where its attributes start. */
  readonly start: number;
  readonly from: number;
  readonly to: number;
}

/** Finds the scripts of a document. Comments have none. */
function scriptsOf(html: string): readonly Script[] {
  const found: Script[] = [];
  const lower = html.toLowerCase();
  const opening = /<!--|<script\b/g;
  for (let open = opening.exec(lower); open; open = opening.exec(lower)) {
    const isComment = open[0] === '<!--';
    const start = open.index + open[0].length;
    const end = isComment ? lower.indexOf('-->', start) : lower.indexOf('>', start);
    if (end < 0) break;
    if (!isComment) {
      const close = lower.indexOf('</script', end);
      const to = close < 0 ? html.length : close;
      found.push({attributes: html.slice(start, end), start, from: end + 1, to});
      opening.lastIndex = to;
    } else opening.lastIndex = end + 3;
  }
  return found;
}

/** The value of an attribute. */
const attribute = (attributes: string, name: string): string =>
  new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(attributes)?.slice(1).find(Boolean) ??
  '';

/** Whether a script is JavaScript, and no data or template. */
const isProgram = ({attributes}: Script): boolean =>
  /^(?:|module|(?:text|application)\/(?:javascript|ecmascript|babel|typescript|x-typescript|jsx))$/i.test(
    attribute(attributes, 'type'),
  );

/**
 * Reads HTML, or a component of Vue or Svelte: its scripts as one program, because they share their names, the addresses of
 * scripts and of h3-js in import maps, and the text outside of scripts, in which spaces stand for them.
 */
export function readMarkup(html: string) {
  const scripts = scriptsOf(html);
  const programs = scripts.filter(isProgram);
  const languages = programs.map(({attributes}) => fenceLanguage(attribute(attributes, 'lang'))?.dialect);
  const dialect = languages.find((each) => each !== undefined);
  const part = new Part(html, 'javascript', dialect);
  for (const {from, to} of programs) part.copy(from, to).put('\n;\n', to);
  const addresses = scripts.flatMap(({attributes, start}) => {
    const value = attribute(attributes, 'src');
    const from = value ? start + attributes.lastIndexOf(value) : -1;
    return from < 0 ? [] : [{from, to: from + value.length}];
  });
  for (const {attributes, from, to} of scripts) {
    if (!/^importmap$/i.test(attribute(attributes, 'type'))) continue;
    for (const {0: text, index} of html.slice(from, to).matchAll(/(?<=")[^"\\]*\bh3-js@[^"\\]*(?=")/g)) {
      addresses.push({from: from + index, to: from + index + text.length});
    }
  }
  let outside = '';
  let end = 0;
  for (const {from, to} of scripts) {
    outside += html.slice(end, from) + ' '.repeat(to - from);
    end = to;
  }
  return {parts: programs.length > 0 ? [part] : [], addresses, outside: outside + html.slice(end)};
}
