import type {EngineExample} from '@h3-docs/base/contracts/engines';
import type {DocsVersion} from '@h3-docs/base/versions';
import type {Manifest, RunCommands, Sentences} from '../bindingFiles/manifest';

/** One function of an engine, as `<id>/names.json` in a folder of bindings has it. */
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

/** `<id>/names.json` in a folder of bindings. */
export interface EngineNames {
  readonly functions: Readonly<Record<string, readonly EngineCall[]>>;
  readonly more?: readonly EngineCall[];
  readonly former?: Readonly<Record<string, string>>;
}

/** `<id>/examples.json` in a folder of bindings, which most engines don't have. */
export interface EngineExamples {
  /** What the examples assume, and what ran them. */
  readonly context: Sentences;
  readonly run?: RunCommands;
  readonly functions: Readonly<Record<string, EngineExample>>;
}

/** A binding or an engine with its functions. */
export interface Engine extends Manifest {
  readonly id: string;
  readonly names: EngineNames;
  readonly callExamples?: EngineExamples;
}

/** A binding or an engine of which no functions are listed: one entry of `others.json`. */
export interface OtherBinding {
  readonly system: string;
  readonly project: string;
  readonly url: string;
  readonly anchor?: string;
  readonly major?: DocsVersion;
  readonly state: string;
  readonly inactiveSince?: number;
}
