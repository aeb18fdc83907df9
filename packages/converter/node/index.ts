export {default as converter} from './plugin';
