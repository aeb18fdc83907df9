// cspell:ignore kilomet
/** Units that readers write, as sources of regular expressions. Those of areas count as their length. */
export const units = {
  kilometers: 'km2?|kilomet(?:er|re)s?',
  meters: 'm2?|met(?:er|re)s?',
  radians: 'radians?',
} as const;
