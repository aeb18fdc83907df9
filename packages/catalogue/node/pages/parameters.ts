import {languages, type Language} from '../../languages';
import {newestVersion} from '@h3-docs/base/versions';
import {languageManifest, type Manifest} from '../bindingFiles/manifest';
import type {ApiFunction, Parameter} from '../../types';

type Signatures = Readonly<Partial<Record<Language, readonly string[]>>>;

/** The text between the brackets of a call, split at the commas outside all inner brackets. */
function argumentsOf(signature: string): string[] {
  const call = signature.replace(/^\s*func\s*\([^)]*\)/, 'func').replace(/^[^(]*\(/, '');
  const parts = [''];
  let depth = 0;
  for (const char of call) {
    if (/[([{<]/.test(char)) depth++;
    if (/[)\]}>]/.test(char) && --depth < 0) break;
    if (char === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${char}`);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

type Style = Required<Manifest>['signatures']['parameters'];

/** How the signatures of a language are read. */
const styleOf = (language: Language): Style => languageManifest(newestVersion, language).signatures.parameters;

/** The names of the parameters in a signature, in its language's order of name and type. */
export function namesOfParameters(signature: string, style: Style): string[] {
  if (style === 'option') {
    // Every option with a value; in square brackets are those that may be left out.
    return [...signature.replace(/\[[^\]]*\]/g, '').matchAll(/(?<=\s)(--?[\w-]+)\s+</g)].map(([, name = '']) => name);
  }
  return argumentsOf(signature).flatMap((argument) => {
    switch (style) {
      case 'name':
        return /^(?:self|\*|\/)$/.test(argument) ? [] : argument.replace(/\s*[:=].*$/, '');
      case 'name: type':
        return argument.replace(/\s*\??:.*$/, '');
      case 'name type':
        return argument.replace(/\s.*$/, '');
      case 'argument':
        return argument.startsWith("'") ? [] : argument;
      case 'type name':
        return /(\w+)\s*(?:\[\])?$/.exec(argument)?.[1] ?? [];
    }
  });
}

/** The types of the parameters in a signature, in order; empty where its language declares none. */
export function typesOfParameters(signature: string, language: Language): string[] {
  const declared = argumentsOf(signature);
  if (language === 'javascript') return declared.map((argument) => /:\s*(.*)$/.exec(argument)?.[1] ?? '');
  if (language === 'go') {
    // `lat, lng float64`: the first one has the type of the second.
    return declared.map((_, at) => {
      const typed = declared.slice(at).find((argument) => argument.includes(' '));
      return typed?.replace(/^\S+\s+/, '') ?? '';
    });
  }
  if (language !== 'c' && language !== 'java') return [];
  return declared.map((argument) => argument.replace(/\w+\s*(?=(?:\[\])?$)/, '').trim());
}

/** The type of what a signature returns; undefined where its language declares none. */
export function typeOfResult(signature: string, language: Language): string | undefined {
  if (language === 'javascript') return /\):\s*(.+)$/.exec(signature)?.[1];
  if (language === 'c' || language === 'java') return /^(.*?)\s*\b\w+\(/.exec(signature)?.[1];
  if (language !== 'go') return undefined;
  const call = signature.replace(/^func\s*(?:\([^)]*\)\s*)?\w+(?:\[[^\]]*\])?\(/, '(');
  let depth = 0;
  for (const [at, char] of Array.from(call).entries()) {
    if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    if (depth === 0) return call.slice(at + 1).trim() || undefined;
  }
  return undefined;
}

/** Parameters that only C needs: where the result goes, how long an array is, and flags and modes for later use. */
function isOfC({name, out}: Parameter): boolean {
  return out === true || /^(?:flags|mode|num[A-Z]\w*|size|length|sz)$/.test(name);
}

/** Parameters that only some languages have, always under this name. */
const isOptional = ({name}: Parameter) => /^(?:unit|formatAsGeoJson|container)$/.test(name);

/** How many parameters a language may have for one of C: points and grid coordinates come in pairs. */
const widthOf = ({type}: Parameter) => (type === 'point' || type === 'IJ coordinates' ? 2 : 1);

const bare = (name: string) => name.replace(/[^A-Za-z0-9]/g, '').toLowerCase();

/**
 * Which names of a signature belong to which parameters: those that have the parameter's name, or that of its type, and
 * then the others in their order. Undefined where their numbers don't fit.
 */
function assign(shared: readonly Parameter[], names: readonly string[]): Map<Parameter, readonly string[]> | undefined {
  const wide = shared.reduce((sum, parameter) => sum + widthOf(parameter), 0);
  if (names.length < shared.length) return undefined;
  const isWide = names.length >= wide;
  const rest = [...names];
  const assigned = new Map<Parameter, readonly string[]>();
  for (const key of ['name', 'type'] as const) {
    for (const parameter of shared) {
      const at = rest.findIndex((name) => bare(name) === bare(parameter[key]));
      const isOne = shared.filter((each) => each[key] === parameter[key]).length === 1;
      if (at >= 0 && isOne && !assigned.has(parameter)) assigned.set(parameter, rest.splice(at, 1));
    }
  }
  for (const parameter of shared) {
    if (!assigned.has(parameter)) assigned.set(parameter, rest.splice(0, isWide ? widthOf(parameter) : 1));
  }
  return assigned;
}

/** What some languages call a parameter or a type. */
export interface NameVariant {
  /** `lat, lng` where a position takes two. */
  readonly name: string;
  /** The languages whose readers see it. */
  readonly languages: readonly Language[];
  /** The languages among them that lack the function, so the name isn't used there. */
  readonly lacking?: readonly Language[];
}

/** Texts by language as variants, each with all languages that have it. */
function variantsOf(texts: readonly (readonly [text: string, language: Language])[]): NameVariant[] {
  const variants = new Map<string, Language[]>();
  for (const [text, language] of texts) variants.set(text, [...(variants.get(text) ?? []), language]);
  return Array.from(variants, ([name, of]) => ({name, languages: of}));
}

/** The return types of a function in the languages that declare them, with alternatives of overloads separated. */
export function resultsByLanguage({signatures}: {readonly signatures: Signatures}): readonly NameVariant[] {
  return variantsOf(
    languages.flatMap((language) => {
      const types = (signatures[language] ?? []).map((signature) => typeOfResult(signature, language));
      const known = [...new Set(types.filter((type) => type !== undefined))];
      return known.length > 0 ? [[known.join(' | '), language] as const] : [];
    }),
  );
}

/**
 * The names of a function's parameters in each language, read off the signatures: parameters that only C needs are left
 * out elsewhere, and a position in one parameter of C is a latitude and a longitude elsewhere. A language without the
 * function, or whose parameters differ from those of C in other ways, has the names of C.
 */
export function namesByLanguage({
  parameters,
  signatures,
}: Pick<ApiFunction, 'parameters'> & {readonly signatures: Signatures}): ReadonlyMap<
  Parameter,
  readonly NameVariant[]
> {
  const shared = parameters.filter((parameter) => !isOfC(parameter) && !isOptional(parameter));
  const own = new Map(
    parameters.map((parameter): [Parameter, [name: string, language: Language][]] => [parameter, []]),
  );
  for (const language of languages) {
    const [signature] = signatures[language] ?? [];
    const names = signature === undefined ? undefined : namesOfParameters(signature, styleOf(language));
    const assigned = names && language !== 'c' ? assign(shared, names) : undefined;
    for (const parameter of parameters) {
      const isThere =
        !names || (isOptional(parameter) ? names.includes(parameter.name) : language === 'c' || !isOfC(parameter));
      const called = assigned?.get(parameter) ?? [parameter.name];
      if (isThere && called.length > 0) own.get(parameter)?.push([called.join(', '), language]);
    }
  }
  return new Map(
    [...own].map(([parameter, variants]) => [
      parameter,
      variantsOf(variants).map((variant) => ({
        ...variant,
        lacking: variant.languages.filter((language) => !signatures[language]),
      })),
    ]),
  );
}

/** The types of a function's parameters in the languages that declare them, of the overloads that have the parameter. */
export function typesByLanguage(
  entry: Pick<ApiFunction, 'parameters'> & {readonly signatures: Signatures},
): ReadonlyMap<Parameter, readonly NameVariant[]> {
  const names = namesByLanguage(entry);
  const typeOf = (parameter: Parameter, language: Language): string | undefined => {
    const variant = names.get(parameter)?.find(({languages: of}) => of.includes(language));
    const first = variant?.name.split(', ')[0];
    const [signature, ...others] = entry.signatures[language] ?? [];
    if (first === undefined || signature === undefined) return undefined;
    const at = namesOfParameters(signature, styleOf(language)).indexOf(first);
    const types = typesOfParameters(signature, language);
    if (at < 0 || types[at] === undefined) return undefined;
    // Overloads with as many parameters differ in their types alone.
    const further = others
      .map((other) => typesOfParameters(other, language))
      .flatMap((other) => (other.length === types.length ? [other[at]] : []));
    return [...new Set([types[at], ...further])].filter(Boolean).join(' | ') || undefined;
  };
  return new Map(
    entry.parameters.map((parameter) => [
      parameter,
      variantsOf(
        languages.flatMap((language) => {
          const type = typeOf(parameter, language);
          return type === undefined ? [] : [[type, language] as const];
        }),
      ),
    ]),
  );
}
