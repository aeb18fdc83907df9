export {errorText} from '../errors';
export {outcomeText} from '../evaluate';
export {frameScriptHash, jsxFrameScriptHash} from '../frameScript';
export {default as sandboxBundle} from './bundle';
export {checkedRun} from './check';
export {runLiveExample} from './outcome';
export {default as remarkLiveExamples} from './plugin';
