/** Removes routes that the router never requests from the browser's manifest, which each page loads. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Routes that answer `fetch` or a download link with data or a file; the router never navigates to them. */
const NEVER_ROUTED = [
  'session',
  'prefetch',
  'care-definitions',
  'consultation-version',
  'draft-key',
  'documents-password',
  'documents-file',
  'documents-mail',
  'cms-products-image',
  'cms-audit-file',
  'cms-table',
  'settings-table',
  'cms-questionnaire',
  'consent',
  'contract',
  'introduction',
  'documents-deletion',
  'documents-forms',
  'offer-count',
  'record-history',
  'settings-pdf-password',
  'settings-price-catalogue',
  'settings-transfer-file',
  'cms-product-search',
  'cms-institution-search',
  'cms-institution-number',
  'cms-products-file',
  'cms-products-picture',
  'cms-products-pictures',
];

/** Rewrites the manifest in a folder of assets without those routes and without false or empty values. */
export function shortenManifest(folder) {
  const [name] = readdirSync(folder).filter((file) => /^manifest-.*\.js$/.test(file));
  if (name === undefined) throw new Error(`${folder} holds no manifest.`);
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}') + 1;
  const manifest = JSON.parse(text.slice(start, end));
  for (const id of NEVER_ROUTED) {
    if (manifest.routes[id] === undefined) throw new Error(`There is no route ${id} to leave out.`);
    delete manifest.routes[id];
  }
  const says = (_, value) => (value === false ? undefined : value);
  writeFileSync(file, text.slice(0, start) + JSON.stringify(manifest, says) + text.slice(end));
}
