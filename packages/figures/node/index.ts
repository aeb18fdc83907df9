export * as cases from './cases';
export {drawFigure} from './draw';
export {default as figures, remarkFigures} from './plugin';
