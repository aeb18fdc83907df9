export {lossesOf} from './losses';
export {printed} from './print';
