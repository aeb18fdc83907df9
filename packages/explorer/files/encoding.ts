import {translate} from '@docusaurus/Translate';

/** A decoder by a name such as `UTF-8`, `1252`, `ANSI 1251`, or `65001`; undefined for an unknown one. */
function namedDecoder(name: string): TextDecoder | undefined {
  const [, page] = /(\d{3,5})$/.exec(name.trim()) ?? [];
  for (const label of [name.trim(), page === '65001' ? 'utf-8' : `windows-${page}`]) {
    try {
      return new TextDecoder(label);
    } catch {
      // The next spelling.
    }
  }
  return undefined;
}

/**
 * The encoding of texts: by its name, or else UTF-8 if it can be that, or the old encoding of Windows as a guess.
 *
 * @param named - the name that a file has for it
 */
export function decoderOf(
  bytes: Uint8Array,
  named?: string,
): {readonly decoder: TextDecoder; readonly isGuess: boolean} {
  const known = named === undefined ? undefined : namedDecoder(named);
  if (known) return {decoder: known, isGuess: false};
  try {
    new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    return {decoder: new TextDecoder(), isGuess: false};
  } catch {
    return {decoder: new TextDecoder('windows-1252'), isGuess: true};
  }
}

/** Says that an encoding is a guess. @param name - of the file */
export const guessNote = (name: string): string =>
  translate(
    {
      message: '{name} isn’t UTF-8 and was read as Windows-1252. If letters with accents look wrong, save it as UTF-8.',
    },
    {name},
  );
