export {default as Living, type LivingProps} from './live/Living';
export type {Frame, LivingFigure} from './live/types';
