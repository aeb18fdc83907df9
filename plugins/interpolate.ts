/** What takes the place of `{name}` in a message. */
export type Values = Readonly<Record<string, string | number>>;

/** A message with its values. A placeholder without one stays. */
export function interpolate(message: string, values: Values): string {
  return message.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
}
