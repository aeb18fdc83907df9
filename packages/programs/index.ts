export {cProgram} from './c';
export {goProgram} from './go';
export {javaProgram} from './java';
export {programs} from './programs';
export {call, locate, named} from './steps';
export type {Code} from './types';
