export {default as OfflineCopy} from './OfflineCopy';
export {showNotice} from './notice';
