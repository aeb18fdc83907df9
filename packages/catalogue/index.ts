export {alternativeIn} from './alternatives';
export type {Alternative} from './alternatives';
export {
  asText,
  centersOnly,
  containedIn,
  flattened,
  fromTable,
  integer,
  latitudeFirst,
  longitudeFirst,
  pointsOf,
  selected,
  storedAsInteger,
  storedAsText,
  text,
  unnested,
} from './dialect';
export type {DatabaseNames, Dialect, Loading, Stored} from './dialect';
export {languageRows, languages, languagesOf} from './languages';
export type {Language} from './languages';
export {namesOf} from './names';
export {isListedFor} from './problemFilter';
export type {ListedProblem} from './problemFilter';
export {errorNames} from './types';
export type {
  ApiFunction,
  ConstantFacts,
  FunctionEntry,
  FunctionV3,
  Group,
  LibraryError,
  Markdown,
  Parameter,
  RaisedError,
  Release,
} from './types';
