export {default as ExplorerSection} from './Section';
