// cspell:ignore visualise
import type {SearchDocuments} from './files';
import {isGlossary} from './glossary';

/** Words that ask for something to be done. */
const task =
  /^\s*(?:aggregate|calculate|check|compute|convert|count|draw|fill|find|get|group|index|join|list|load|make|measure|merge|plot|save|show|sort|split|store|test|turn|visualize|visualise)\s+\S/i;
/**
 * How much less an entry that explains is meant by a task. It decides between entries that fit nearly alike: with less
 * weight, answers of the FAQ that do fit fall behind.
 */
const weightOfExplanation = 0.9;

/** Whether a query begins with a verb for a task and goes on: `convert a polygon to cells`. */
export function isTask(query: string): boolean {
  return task.test(query);
}

/**
 * What a section counts where a query is a task, as a factor from 0 to 1: functions and guides count in full, entries of
 * the glossary and answers to questions less.
 */
export function weightForTask({pages, sections}: SearchDocuments, section: number): number {
  const entry = sections[section];
  if (!entry) return 1;
  const explains = entry.heading.endsWith('?') || isGlossary(pages[entry.page]?.url);
  return explains ? weightOfExplanation : 1;
}
