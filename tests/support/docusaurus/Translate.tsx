type Values = Readonly<Record<string, string | number>>;

/** Docusaurus's `translate` in component tests: the message of the source, with its values. */
export function translate({message}: {readonly message: string}, values: Values = {}): string {
  return message.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
}

/** Docusaurus's `<Translate>` in component tests. */
export default function Translate({children, values}: {readonly children: string; readonly values?: Values}): string {
  return translate({message: children}, values);
}
