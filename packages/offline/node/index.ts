export {default as offline} from './plugin';
