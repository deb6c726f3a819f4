/**
 * `npm run licences`: writes the list of licences to data/documents/lizenzen.txt. Run it after a change of the packages;
 * the list is committed, and a test compares it with what is installed.
 */
import { writeFileSync } from 'node:fs';
import { onProjectNode } from '../../scripts/node26.mjs';
import { LICENCE_LIST, licenceList } from './licence-list.mjs';

await onProjectNode();
try {
  writeFileSync(LICENCE_LIST, licenceList());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
