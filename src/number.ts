/** What the page, a worker, and the build have of each other's globals. */
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
export function formatDay(time: number): string {
  return new Intl.DateTimeFormat(locale(), {dateStyle: 'medium'}).format(time);
}

/** Items in a sentence of the page's language: `a and b`. */
export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat(locale()).format(items);
}
