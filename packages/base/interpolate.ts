/** The values that replace placeholders such as `{name}` in a message. */
export type Values = Readonly<Record<string, string | number>>;

/** A message with its values filled in. A placeholder without a value stays. */
export function interpolate(message: string, values: Values): string {
  return message.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
}
