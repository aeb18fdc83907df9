import * as h3 from 'h3-js-v3/dist/h3-js.js';
import {serve} from './worker';

serve(h3, () => null);
