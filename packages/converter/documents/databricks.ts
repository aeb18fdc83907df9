import {fenceLanguage} from './kinds';
import {Part} from './part';

/** The first line of a notebook that Databricks keeps as the source of one language. */
const header = /^(?:#|\/\/|--) Databricks notebook source/;

/** A line of a cell in another language, and the magic that names the language in its first line. */
const magicLine = /^((?:#|\/\/|--) MAGIC ?)(?:%(\w+)[ \t]*$)?/;

/** Whether text is a notebook of Databricks in the form of a source file. */
export const isDatabricks = (text: string): boolean => header.test(text);

/** The cells of other languages of such a notebook, which are comments to its own language: one program for each language. */
export function databricksParts(text: string): readonly Part[] {
  const programs = new Map<string, Part>();
  let part: Part | undefined;
  let from = 0;
  for (const line of text.split('\n')) {
    const [, prefix, language] = magicLine.exec(line) ?? [];
    const kind = language === undefined ? undefined : fenceLanguage(language);
    if (prefix === undefined || language !== undefined) {
      const encode = (inserted: string) => inserted.replaceAll('\n', `\n${prefix ?? ''}`);
      part = kind && (programs.get(kind.language) ?? new Part(text, kind.language, kind.dialect, encode));
      if (kind && part) programs.set(kind.language, part);
    } else part?.copy(from + prefix.length, from + line.length).put('\n', from + line.length);
    from += line.length + 1;
  }
  return [...programs.values()];
}
