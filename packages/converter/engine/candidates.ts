import {translate} from '@docusaurus/Translate';
import type {Draft, Range} from '../conversion';

/** What an object is called that holds H3: `h3`, `this.h3`, `geo.h3js`, `getH3()`. */
export const likeH3 = /h3(?:_?(?:js|py|lib|core|api))?(?:\(\))?$/i;

/**
 * Names that other libraries have too, on objects that nothing traces to H3. They are H3's where the object is called so,
 * or where the program calls a function on it that only H3 has.
 */
export class Candidates<Use> {
  private readonly receivers = new Set<string>();
  private readonly found: {readonly receiver: string; readonly use: Use}[] = [];

  /** Learns that a function that only H3 has is called on an object. */
  learn(receiver: string): void {
    this.receivers.add(receiver);
  }

  /** Adds a use of a name that other libraries have too. */
  add(receiver: string, use: Use): void {
    this.found.push({receiver, use});
  }

  /** The uses that are H3's, once the whole program is read. */
  ours(): readonly {readonly receiver: string; readonly use: Use}[] {
    return this.found.filter(
      ({receiver}) => receiver !== '' && (this.receivers.has(receiver) || likeH3.test(receiver)),
    );
  }
}

const texts = {
  convert: translate({
    message:
      'The converter can’t trace {object} to {library}, so the names stay the same. If this object is {library}, convert {names} too.',
  }),
  rename: translate({
    message:
      'The converter can’t trace {object} to {library}, so the names stay the same. If this object is {library}, rename {renames}.',
  }),
};

/** How long the text of an object is at most that a note shows. */
const mostShown = 40;

/** Asks whether an object is H3, on which a program uses a name of 3.x. One note asks about all its names. Returns the name. */
export function askUntraced(
  draft: Draft,
  place: Range,
  receiver: string,
  library: 'h3-js' | 'h3-py' | '`H3Core`' | 'H3',
): string {
  const name = draft.text(place).replace(/["'`]/g, '');
  const isShown = receiver.length <= mostShown && /^[^\n`]+$/.test(receiver);
  const object = isShown ? `\`${receiver}\`` : translate({message: 'an object'});
  draft.ask(place.from, name, library === 'h3-py' ? texts.convert : texts.rename, {object, library});
  return name;
}
