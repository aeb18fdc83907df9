import {translate} from '@docusaurus/Translate';
import {formatList, plural} from '@h3-docs/base/number';

/** So many names stand in the note. */
const MOST_NAMES = 8;

/** Counts the values of a text that no column has, by their names. */
export class LeftOut {
  private readonly names = new Map<string, number>();

  add(name: string): void {
    this.names.set(name, (this.names.get(name) ?? 0) + 1);
  }

  /** Says how many there are, and of which names. */
  notes(): string[] {
    const count = [...this.names.values()].reduce((sum, one) => sum + one, 0);
    if (count === 0) return [];
    const names = [...this.names.keys()];
    const shown = names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES), '…'] : names;
    const message = translate({
      message: '{count} value was left out: {names}.|{count} values were left out: {names}.',
    });
    return [plural(count, message, {names: formatList(shown)})];
  }
}
