export {default as LiveExample} from './LiveExample';
export {default as LiveJsx} from './LiveJsx';
