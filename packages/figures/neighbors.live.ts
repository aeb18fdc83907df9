import {livingDisk} from './disk.live';
import {start} from './neighbors';

/** A cell and its neighbors, or any disk around it. */
export default livingDisk(start, {names: 5});
