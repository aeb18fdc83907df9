// cspell:ignore visuali
import type {SearchDocuments, SearchSection} from './files';
import {isGlossary} from './glossary';
import {isNamed} from './names';

/** What a query asks for, as far as its form tells. */
type QueryKind = 'why' | 'whether' | 'amount' | 'how' | 'task' | 'trouble';

/** What a section is. */
type SectionKind = 'function' | 'reason' | 'question' | 'term' | 'guide';

/** Words of a program that doesn't do what it should. */
export const trouble =
  /\b(?:errors?|exceptions?|fail(?:s|ed|ure|ing)?|throws?|wrong|slow|crash\w*|segfaults?|leaks?|missing|empty|zero|undefined|stretched|invalid|broken|loses?|lost|unresolved|unable|cannot|can't|doesn't|not)\b|(?<!\bH3)(?:Error|Exception)\b/;

/** In order: the first that fits is the kind. */
const forms: readonly (readonly [kind: QueryKind, form: RegExp])[] = [
  ['why', /^\s*why\b/i],
  ['trouble', trouble],
  ['amount', /\bhow (?:many|much|big|large|long|far|wide|small|accurate|precise)\b/i],
  ['whether', /^\s*(?:is|are|does|do|can|could|should|will|has|have|who|where)\b|\b(?:or|vs|versus)\b/i],
  ['how', /^\s*(?:how|what|which|when)\b/i],
  [
    'task',
    /^\s*(?:add|aggregate|assign|build|calculate|check|color|compute|convert|count|cover|create|draw|export|fill|find|generate|get|group|import|index|join|list|load|make|measure|merge|plot|save|show|sort|split|store|sum|test|turn|use|visuali[sz]e)\s+\S/i,
  ],
];

/** How much a section of a kind is meant by a query of a kind, where that is more or less than others. */
const weights: Readonly<Record<QueryKind, Readonly<Partial<Record<SectionKind, number>>>>> = {
  why: {function: 0.8, reason: 1.1},
  trouble: {function: 0.75, reason: 1.25},
  amount: {},
  whether: {function: 0.85},
  how: {},
  task: {reason: 0.8, question: 0.9, term: 0.9},
};

/** The kind of a query; undefined where it is no sentence. */
export function kindOfQuery(query: string): QueryKind | undefined {
  return forms.find(([, form]) => form.test(query))?.[0];
}

function kindOfSection({pages}: SearchDocuments, section: SearchSection): SectionKind {
  if (isNamed(section)) return 'function';
  if (section.heading.endsWith('?')) return section.heading.startsWith('Why') ? 'reason' : 'question';
  return isGlossary(pages[section.page]?.url) ? 'term' : 'guide';
}

/** How much each section of the documents is meant by a query of a kind, as factors. */
export function kindWeigher(documents: SearchDocuments): (kind: QueryKind, section: number) => number {
  const kinds = documents.sections.map((section) => kindOfSection(documents, section));
  return (kind, section) => weights[kind][kinds[section] ?? 'guide'] ?? 1;
}
