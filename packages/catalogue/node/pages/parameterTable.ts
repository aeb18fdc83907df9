import {translate} from '@docusaurus/Translate';
import type {PhrasingContent, RootContent} from 'mdast';
import {formatList} from '@h3-docs/base/number';
import {languageInText, languages} from '../../languages';
import type {ApiFunction, FunctionV3, Parameter} from '../../types';
import {code, forLanguages, inline, joined, paragraph, span, table, text} from './nodes';
import {namesByLanguage, resultsByLanguage, typesByLanguage, type NameVariant} from './parameters';

/** Types as their languages declare them, each for its readers. */
function typeNodes(variants: readonly NameVariant[]): PhrasingContent[] {
  return joined(variants.map(({name, languages: of}) => forLanguages(code(name), of)));
}

/** What a function returns: its type in the languages that declare it, then what it is. */
export function returnNodes({
  returns,
  signatures,
}: Pick<ApiFunction, 'returns' | 'signatures'> | Pick<FunctionV3, 'returns' | 'signatures'>): RootContent[] {
  const variants = resultsByLanguage({signatures});
  const declared = variants.flatMap(({languages: of}) => of);
  return [
    ...(variants.length > 0 ? [forLanguages(paragraph(...typeNodes(variants)), declared)] : []),
    paragraph(...inline(returns)),
  ];
}

/** A unit; where that of C is another one, each language that has the parameter has its own. */
function unitNodes(unit: string, names: readonly NameVariant[]): PhrasingContent[] {
  const [, ofC, elsewhere] = /^(\w+) in C, (\w+) elsewhere$/.exec(unit) ?? [];
  if (ofC === undefined || elsewhere === undefined) return inline(unit);
  const others = names.flatMap(({languages: of}) => of).filter((language) => language !== 'c');
  const lacking = names.flatMap((variant) => variant.lacking ?? []);
  if (others.every((language) => lacking.includes(language))) return [text(ofC)];
  return joined([span([text(ofC)], ['c']), span([text(elsewhere)], others, lacking)]);
}

/**
 * Parameters as a table of names, each with what it is. Readers see the names of their language, and no parameter that it
 * doesn't have.
 */
export function parameterTable(entry: Parameters<typeof namesByLanguage>[0]): RootContent[] {
  const {parameters} = entry;
  if (parameters.length === 0) return [paragraph(text(translate({message: 'This function takes no parameters.'})))];
  const names = namesByLanguage(entry);
  const types = typesByLanguage(entry);
  const languagesOf = (parameter: Parameter) => names.get(parameter)?.flatMap((variant) => variant.languages) ?? [];
  const view = table(
    [translate({message: 'Name'}), translate({message: 'Description'})],
    parameters.map((parameter) => {
      const {type, unit, range, out, description} = parameter;
      const variants = names.get(parameter) ?? [];
      const kind = [
        ...typeNodes(types.get(parameter) ?? []),
        text(' '),
        ...inline(type),
        ...(unit
          ? [text(`, ${translate({message: 'in', description: 'Before a unit'})} `), ...unitNodes(unit, variants)]
          : []),
        ...(range ? [text(', '), ...inline(range)] : []),
        text('. '),
      ];
      return [
        joined(
          variants.map((variant) =>
            variants.length === 1
              ? code(variant.name)
              : forLanguages(code(variant.name), variant.languages, variant.lacking),
          ),
        ),
        [
          {type: 'emphasis', children: kind, data: {hName: 'span', hProperties: {className: ['kind']}}},
          ...(out ? [text(`${translate({message: 'Out parameter.'})} `)] : []),
          ...inline(description),
        ],
      ];
    }),
  );
  const [head, ...rows] = view.children;
  const marked = rows.map((row, at) => {
    const parameter = parameters[at];
    return parameter ? forLanguages(row, languagesOf(parameter)) : row;
  });
  const all = {...view, children: head ? [head, ...marked] : marked};
  const having = languages.filter((language) =>
    parameters.some((parameter) => languagesOf(parameter).includes(language)),
  );
  const without = languages.filter((language) => !having.includes(language));
  if (without.length === 0) return [all];
  // Names the languages, because readers of the copy in Markdown see this sentence below the table.
  const none = translate(
    {message: 'In {languages}, this function takes no parameters.'},
    {languages: formatList(without.map(languageInText))},
  );
  return [forLanguages(all, having), forLanguages(paragraph(text(none)), without)];
}
