/**
 * `npm run --silent sbom > inkoberatung.cdx.json`: prints the software bill of materials of what is delivered (CycloneDX,
 * JSON).
 */
import { onProjectNode } from '../../scripts/node26.mjs';
import { billOfMaterials } from './bill-of-materials.mjs';

await onProjectNode();
process.stdout.write(`${JSON.stringify(billOfMaterials(), null, 2)}\n`);
