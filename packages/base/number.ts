/** The globals that exist only in some of the page, a worker, and the build. */
interface Surroundings {
  readonly document?: {readonly documentElement: {readonly lang: string}};
  readonly process?: {readonly env?: Readonly<Record<string, string | undefined>>};
}

/** The locale of the page or, where Docusaurus names it, of the build. Workers have that of the source. */
function locale(): string {
  const {document: page, process: build} = globalThis as Surroundings;
  const ofPage = page?.documentElement.lang;
  const named = ofPage === undefined || ofPage === '' ? build?.env?.DOCUSAURUS_CURRENT_LOCALE : ofPage;
  // `docusaurus start` sets the variable to undefined, which makes it the text 'undefined'.
  return named === undefined || named === 'undefined' ? 'en' : named;
}

/** A number as readers of the page's language write it: `1,234.5`. The only place that formats numbers for readers. */
export function formatLocale(value: number | bigint, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locale(), options).format(value);
}

/** A day as readers of the page's language write it: `Nov 23, 2026`. `time` is in milliseconds since 1970. */
export function formatDay(time: number, options: Intl.DateTimeFormatOptions = {dateStyle: 'medium'}): string {
  return new Intl.DateTimeFormat(locale(), options).format(time);
}

/** Items in a sentence of the page's language: `a and b`, or `a or b` for a disjunction. */
export function formatList(items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(locale(), {type}).format(items);
}

/** Names countries by their ISO codes, in a language or else in that of the page. Undefined: the code is of no country. */
export function countryNamer(language = locale()): (code: string) => string | undefined {
  const names = new Intl.DisplayNames([language], {type: 'region', fallback: 'none'});
  return (code) => names.of(code);
}

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/**
 * The form of a message for a count: `plural(2, translate({message: '1 cell|{count} cells'}))` is `2 cells`. The forms are
 * separated by `|`, in the order of the locale's plural categories, as in Docusaurus's `usePluralForm`. This one is for code
 * outside of components, too.
 *
 * @param forms a message in which placeholders have their values
 * @param values other values than the count, which replace placeholders of the form
 */
export function plural(count: number, forms: string, values: Readonly<Record<string, string>> = {}): string {
  const rules = new Intl.PluralRules(locale());
  const {pluralCategories} = rules.resolvedOptions();
  const place = categories.filter((each) => pluralCategories.includes(each)).indexOf(rules.select(count));
  const list = forms.split('|');
  const form = list[Math.min(place, list.length - 1)] ?? forms;
  const known: typeof values = {count: formatLocale(count), ...values};
  return form.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(known, name) ? (known[name] ?? placeholder) : placeholder,
  );
}
