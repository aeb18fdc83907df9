import type {DocsVersion} from '../../src/versions';
import type {EngineGroup} from '../../src/contracts/engines';

/** A string of text with `code` and [links](/docs/…) in it. */
type Sentences = string;

/** `bindings/<id>/manifest.json`; its schema says what each field means. */
export interface Manifest {
  readonly label: string;
  readonly project: string;
  readonly group: EngineGroup;
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
  readonly install: readonly string[];
  readonly notes?: readonly Sentences[];
  readonly links: {readonly docs: string; readonly repository?: string};
  readonly source: string;
  readonly asOf: string;
  readonly complete: boolean;
}

/** One function of an engine, as `bindings/<id>/names.json` has it. */
export interface EngineCall {
  readonly call: string;
  /** Its names, where the signature doesn't begin with them. */
  readonly names?: readonly string[];
  readonly since?: string;
  readonly needs?: string;
  readonly note?: Sentences;
  readonly partial?: true;
  readonly argumentsUnknown?: true;
}

/** `bindings/<id>/names.json`. */
export interface EngineNames {
  readonly functions: Readonly<Record<string, readonly EngineCall[]>>;
  readonly more?: readonly EngineCall[];
  readonly former?: Readonly<Record<string, string>>;
}

/** A binding or an engine with its functions. */
export interface Engine extends Manifest {
  readonly id: string;
  readonly names: EngineNames;
}

/** A binding or an engine of which no functions are listed: one entry of `bindings/others.json`. */
export interface OtherBinding {
  readonly system: string;
  readonly project: string;
  readonly url: string;
  readonly major?: DocsVersion;
  readonly state: string;
  readonly inactiveSince?: number;
}

/** A way to do without a function: sentences with the names of the functions that it uses in braces. */
export interface Alternative {
  readonly uses?: readonly string[];
  readonly how: Sentences;
}

/** The media type of the `data:` modules that hold tables. */
export const markupType = 'text/x-page-markup';

/** The media type of the `data:` modules that hold the calls of stacks. */
export const callsType = 'application/x-page-calls';
