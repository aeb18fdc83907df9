import * as h3 from 'h3-js';
import {javascriptWith, serve} from './worker';

serve(() => Promise.resolve(javascriptWith(h3, h3)));
