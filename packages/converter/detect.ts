import type {ConverterLanguage} from './types';

/** What speaks for each language. */
const signs: Readonly<Record<ConverterLanguage, readonly RegExp[]>> = {
  javascript: [
    /\b(?:const|let|var)\s+[\w{[]/,
    /=>/,
    /\brequire\(/,
    /\bimport\b[^\n;]*\bfrom\s*['"]/,
    /\bfunction\b/,
    /;\s*$/m,
    /`/,
  ],
  python: [
    /^from [\w.]+ import /m,
    /^import [\w.]+(?: as \w+)?(?:$|;)/m,
    /^ *def \w+\(/m,
    /:$/m,
    /^ *#/m,
    /\b[a-z0-9]+_\w+\(/,
    /\b(?:None|True|False|elif)\b/,
  ],
  java: [
    /^[ \t]*import (?:static )?\w+(?:\.\w+)+(?:\.\*)?;/m,
    /\bH3Core\b/,
    /\b(?:public|private|protected|final|class|throws)\b/,
    /\bnew [A-Z]\w*[(<]/,
    /\b(?:List|Set|Map|Collection)</,
    /\b(?:String|Long|long|int|double|boolean|GeoCoord) \w+ ?[=;:)]/,
    /;\s*$/m,
    /\b[a-z]\w*\.[a-z]\w*\(/,
  ],
  go: [
    /^package \w+$/m,
    /^import (?:\(|(?:\w+ )?")/m,
    /"github\.com\/uber\/h3-go/,
    /^[ \t]*\w+(?:, \w+)* := /m,
    /^func (?:\([^)]*\) )?\w+\(/m,
    /\bh3\.[A-Z]\w*/,
    /\b(?:err != nil|defer|chan|fmt\.[A-Z]\w+)\b/,
    /\[\][\w.]+\{/,
  ],
  c: [
    /^[ \t]*#[ \t]*(?:include|define)\b/m,
    /\b(?:H3Index|GeoCoord|GeoBoundary|Geofence)\b[\s*]+\w/,
    /\b(?:int|void|double|char|size_t) \**\w/,
    /\w->\w/,
    /[(,]\s*&\w/,
    /;\s*$/m,
    /\b(?:printf|malloc|calloc|free)\(/,
    /\bH3_EXPORT\(/,
  ],
  sql: [
    /^\s*(?:select|with|insert|update|delete|create|alter|drop)\b/i,
    /^[ \t]*(?:select|from|where|join|group by|order by)\b/im,
    /\b(?:select|perform)\b[^;]*\bh3_\w+\s*\(/i,
    /(?<![.\w])(?:h3_[a-z]\w*|(?!H3_EXPORT\b)H3_[A-Z0-9_]+)\s*\(/,
    /(?<!\[[^\]\n]{0,40})::\s*\w/,
    /^[ \t]*--/m,
    /\b(?:create (?:or replace )?(?:function|table|view|materialized view|index|extension)|insert into|left join)\b/i,
    /;\s*$/m,
  ],
};

/** Strings of all languages, which can contain SQL. */
const strings = /("""|''')[^]*?\1|"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|`[^`]*`/g;

/** The language that most of the signs in a text indicate; the first language if there are no signs. */
export function detectLanguage(code: string): ConverterLanguage {
  let best: ConverterLanguage = 'javascript';
  let most = 0;
  const bare = code.replace(strings, "''");
  for (const [language, patterns] of Object.entries(signs) as [ConverterLanguage, readonly RegExp[]][]) {
    const count = patterns.filter((pattern) => pattern.test(language === 'sql' ? bare : code)).length;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}
