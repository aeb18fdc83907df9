/** What the pages of this version say of H3 beside their own text. Freezing the version copies it. */
export {functions} from '../_functions';
export {constants} from './constants';
export {errors} from './errors';
export {releases} from './releases';
