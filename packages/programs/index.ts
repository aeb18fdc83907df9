export {programs} from './programs';
export {call, locate} from './steps';
export type {Code} from './types';
