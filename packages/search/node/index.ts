export {currentNames, formerNames} from './names';
export {default as search} from './plugin';
