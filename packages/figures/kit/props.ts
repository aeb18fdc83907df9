type Defaults = Readonly<Record<string, string | number>>;

/** Literal types widened, so that a default of 6 stands for any number. */
type Props<D extends Defaults> = {[Key in keyof D]: D[Key] extends number ? number : string};

/**
 * A figure's props, each with the type of its default. Throws for a prop that has no default, so that a misspelt
 * attribute fails the build, and for one that should be a number and is not.
 */
export function readProps<const D extends Defaults>(props: Readonly<Record<string, string>>, defaults: D): Props<D> {
  const result: Record<string, string | number> = {...defaults};
  for (const [name, value] of Object.entries(props)) {
    const standard = defaults[name];
    if (standard === undefined) {
      throw new Error(`there is no prop '${name}'; there are ${Object.keys(defaults).join(', ') || 'none'}`);
    }
    const number = Number(value);
    if (typeof standard === 'number' && (value.trim() === '' || !Number.isFinite(number))) {
      throw new Error(`the prop '${name}' is '${value}', which is not a number`);
    }
    result[name] = typeof standard === 'number' ? number : value;
  }
  return result as Props<D>;
}
