import type {SearchDocuments} from './files';
import {keyOf} from './words';

/** How well a query tells one error. `certain` is more than any name is worth, as a message has names in it. */
const worth = {number: 1100, message: 1200, inMessage: 700} as const;
/** The shortest beginning of a message that tells more than the words in it. */
const shortest = 14;

const numbered =
  /(?:^|[^a-z])(?:err(?:or|no)?s?|codes?|h3error|h3exception|h3err)[\s_:#=(]*(?:(?:codes?|numbers?|no|is|value)[\s_.:#=]*)*(\d{1,4})(?![\d.]*\d)/i;

/** Scores the sections of the errors that a query names by number or by message. */
export function errorFinder({sections}: SearchDocuments): (query: string) => ReadonlyMap<number, number> {
  const byCode = new Map<number, number>();
  const messages: {readonly key: string; readonly section: number}[] = [];
  sections.forEach(({code, messages: said = []}, section) => {
    if (code !== undefined) byCode.set(code, section);
    messages.push(...said.map((message) => ({key: keyOf(message), section})));
  });
  // Of messages that contain one another the longer one is meant.
  messages.sort((a, b) => b.key.length - a.key.length);

  return (query) => {
    const scores = new Map<number, number>();
    const numberedSection = byCode.get(Number(numbered.exec(query)?.[1] ?? Number.NaN));
    if (numberedSection !== undefined) scores.set(numberedSection, worth.number);
    const key = keyOf(query);
    const said = messages.find((message) => message.key.length > 10 && key.includes(message.key));
    if (said) scores.set(said.section, (scores.get(said.section) ?? 0) + worth.message);
    else if (key.length >= shortest) {
      for (const message of messages) {
        if (message.key.includes(key)) scores.set(message.section, worth.inMessage * (key.length / message.key.length));
      }
    }
    return scores;
  };
}
