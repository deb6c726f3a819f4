/** Takes out of the browser's list of routes what no browser asks it for: each page loads the list. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Routes that answer with data or a file, to `fetch` or a link that downloads: the router never goes there. */
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
];

/** Writes the list of routes in a folder of assets anew, without those and without what is false or empty. */
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
