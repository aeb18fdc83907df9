export {errorText} from '../errors';
export {outcomeText} from '../evaluate';
export {frameScriptHash, jsxFrameScriptHash} from '../frameScript';
export type {JsxCode} from '../jsx';
export {default as sandboxBundle} from './bundle';
export {checkedRun} from './check';
export {runLiveExample} from './outcome';
export {default as remarkLiveExamples} from './plugin';

/** Loads the compiler of live JSX, which takes a while. */
export const loadJsxCompiler = () => import('../jsx');
