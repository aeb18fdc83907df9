/** `npm run faults`: writes the catalogue of faults, `tests/FAULTS.md`, from the tests that inject them. */
import {writeFileSync} from 'node:fs';
import {faultCatalogue, listFaults} from './lib/faultCatalogue';

const faults = listFaults(process.cwd());
writeFileSync('tests/FAULTS.md', faultCatalogue(faults));
console.log(`tests/FAULTS.md lists ${faults.length} faults.`);
