export {default as LiveExample} from './LiveExample';
export {default as LiveJsx} from './LiveJsx';
export {default as PythonExample} from './PythonExample';
