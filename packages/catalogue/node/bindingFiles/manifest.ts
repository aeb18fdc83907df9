import type {EngineGroup} from '@h3-docs/base/contracts/engines';
import {readBindingFile} from '../bindings';
import type {Language} from '../../languages';
import {memoize} from '@h3-docs/base/memoize';
import type {DocsVersion} from '@h3-docs/base/versions';

/** A string of text with `code` and [links](/docs/…) in it. */
export type Sentences = string;

/** How the name of a file of examples is made from the name of its function. */
export type NameStyle = 'camelCase' | 'PascalCase' | 'snake_case' | 'lowercase';

/** How `npm run examples:check` runs an example, with commands for `sh`: see the schema. */
export interface RunCommands {
  readonly needs: string;
  readonly test: string;
  readonly command: string;
}

/** `<id>/manifest.json` in a folder of bindings; its schema says what each field means. */
export interface Manifest {
  readonly label: string;
  readonly words?: readonly string[];
  readonly project: string;
  readonly group: EngineGroup;
  readonly anchor?: string;
  readonly ranks?: true;
  readonly official?: true;
  readonly maker?: string;
  readonly release?: string;
  readonly h3: {readonly major?: DocsVersion; readonly library?: string};
  readonly coordinates: {
    readonly order: 'latitude' | 'longitude' | 'mixed';
    readonly unit: 'degrees' | 'radians';
    readonly detail: Sentences;
  };
  readonly cells: {readonly kinds: readonly ('integer' | 'string' | 'own')[]; readonly type: Sentences};
  readonly badInput?: Sentences;
  readonly examples?: {
    readonly fence: string;
    readonly extension: string;
    readonly names: NameStyle;
    readonly live?: true;
    readonly run?: RunCommands;
  };
  readonly signatures?: {
    readonly parameters: 'type name' | 'name type' | 'name: type' | 'name' | 'argument' | 'option';
    readonly fence?: string;
  };
  readonly install: readonly string[];
  readonly notes?: readonly Sentences[];
  readonly links: {readonly docs: string; readonly repository?: string};
  readonly source: string;
  readonly asOf: string;
  readonly complete: boolean;
}

/** The description of a binding or an engine, from its manifest. Throws for bad data. */
export const readManifest = memoize(
  (version: DocsVersion, id: string): Manifest =>
    readBindingFile(version, `${id}/manifest.json`, 'manifest') as Manifest,
);

/** The manifest of a language with examples. Throws where it lacks what such a language needs. */
export function languageManifest(
  version: DocsVersion,
  language: Language,
): Manifest & Required<Pick<Manifest, 'examples' | 'signatures'>> {
  const manifest = readManifest(version, language);
  const {examples, signatures} = manifest;
  if (!examples || !signatures) throw new Error(`The manifest of ${language} lacks 'examples' and 'signatures'.`);
  return {...manifest, examples, signatures};
}
