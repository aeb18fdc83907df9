import * as h3 from 'h3-js';
import {javascriptWith, serve} from './worker';

serve(() => Promise.resolve({run: javascriptWith(h3, h3)}));
