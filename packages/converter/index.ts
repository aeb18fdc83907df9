export {detectLanguage} from './detect';
export {containerOf, convertDocument, type DocumentConversion, type Loader} from './documents';
export {containers, type Container, type FileKind} from './documents/kinds';
export type {BehaviorChange} from './engine/changes';
export {lineCounter} from './lines';
export {loadConverter} from './load';
export type {NameTable, Note, ReadLanguage} from './types';
