import type {SearchDocuments} from './files';
import {containedDirectionOf, directionOf, nearDirectionOf, resolutionChange} from './reading';
import {partsOf} from './words';

/** The section that leads from one thing to another, and how surely a query asks for it. */
export interface DirectionMatch {
  readonly section: number;
  /** `exact` where the query is the direction, `near` where it has the two things beside other words. */
  readonly form: 'exact' | 'near';
}

/** A phrase's words without plurals, to be compared whatever the number. */
function singular(direction: string): string {
  return direction.replace(/(?<=[a-z]{3})s\b/g, '');
}

/**
 * Finds the function that leads from one thing to another, by the names of functions and by asks such as “cell to ij”.
 * @returns a function of the query as it was typed and its words, identifiers taken apart
 */
export function directionFinder({
  sections,
}: SearchDocuments): (query: string, said: readonly string[]) => DirectionMatch | undefined {
  const exact = new Map<string, number>();
  const loose = new Map<string, number>();

  function add(section: number, words: readonly string[]): void {
    const direction = directionOf(words);
    if (direction === undefined) return;
    if (!exact.has(direction)) exact.set(direction, section);
    if (!loose.has(singular(direction))) loose.set(singular(direction), section);
  }

  sections.forEach(({names: [own] = [], asks = []}, section) => {
    if (own !== undefined) add(section, partsOf(own));
    for (const ask of asks) if (/^\S+(?: \S+)? to \S+(?: \S+)?$/.test(ask)) add(section, ask.split(' '));
  });
  const known = (direction: string) => exact.get(direction) ?? loose.get(singular(direction));
  const named = (name: string) => sections.findIndex(({names = []}) => names[0] === name);
  const levels = {coarser: named('cellToParent'), finer: named('cellToChildren')} as const;

  return (query, said) => {
    const section = known(directionOf(said) ?? '');
    if (section !== undefined) return {section, form: 'exact'};
    const change = resolutionChange(query);
    const near = change ? levels[change] : known(nearDirectionOf(query, said) ?? containedDirectionOf(query) ?? '');
    return near === undefined || near < 0 ? undefined : {section: near, form: 'near'};
  };
}
