import type {SearchFiles} from '../../checkFiles';
import {openCorpus} from '../../open';
import {exampleOf, type Example} from './examples';

/** In how many parts the asks are left out, one part at a time: sections have about six. */
const parts = 6;
/** Each search stands for so many. */
const every = 2;

/** Asks in English, as far as their letters tell. */
const isPlain = (ask: string) => /^[ -~]+$/.test(ask);

/**
 * Searches in words that the index doesn't have, as strangers make them: asks of sections, left out of the documents in
 * which they are searched. Each counts 1.
 */
export async function heldOutAsks({documents, packed}: SearchFiles): Promise<Example[]> {
  const examples: Example[] = [];
  for (let part = 0; part < parts; part += 1) {
    const leftOut: {readonly query: string; readonly section: number}[] = [];
    const sections = documents.sections.map((one, section) => ({
      ...one,
      asks: one.asks?.filter((query, at) => {
        if ((at + section) % parts !== part) return true;
        if (isPlain(query)) leftOut.push({query, section});
        return false;
      }),
    }));
    const corpus = await openCorpus({documents: {...documents, sections}, packed});
    for (const {query, section} of leftOut.filter((_, at) => at % every === 0))
      examples.push(exampleOf({query, right: new Set([section]), count: 1, judgesProblems: true}, corpus));
  }
  return examples;
}
