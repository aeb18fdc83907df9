import * as h3 from 'h3-js';
import {serve} from './worker';

serve(h3, h3);
