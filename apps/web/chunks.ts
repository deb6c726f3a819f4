/**
 * The browser's files. Each is made of folders, without the folders inside them, and of the files that its patterns match;
 * a pattern counts before a folder. Folders are those of apps/web, but for `modules/…`. What is named nowhere goes where
 * the bundler puts it: to the one screen that uses it, or to a file of its own. A small module that several screens share
 * needs a name: without one it may go to one of the screens, which the others then load along.
 */
export const CHUNKS: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  // What a visitor's page and a consultation both load.
  everywhere: [
    ...['connection/calls', 'session/storage', 'ui/basics', 'frame/brand'],
    /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|zod|@remix-run)\//,
    /apps\/web\/remix-internals\.ts/,
    /vite\/preload-helper|^\0module:(react|scheduler)|rolldown\/runtime/,
    /platform\/domain\/(money|dates|moment|actor|errors|text-limits|mail-limits|dated)\.ts/,
    /modules\/institution\/[\w-]+\/(krankenkasse|self-payers|contract-terms|trial|berechnungsmethode)\.ts/,
    /modules\/catalogue\/[\w-]+\/(product|vocabulary|image-address)\.ts/,
  ],
  fields: ['ui/fields'],
  // What only visitors' pages are made of.
  entrance: ['access/robot-check', 'access/links', 'ui/password', /modules\/auth\/[\w-]+\/password-rule\./],
  // Visitors' pages and settings load it, no consultation does.
  forms: [
    'ui/form',
    /node_modules\/@conform-to\//,
    /platform\/domain\/(names|text-field|web-address|field-messages)\.ts/,
  ],
  // What stands around every screen of somebody who is logged in.
  frame: ['connection', 'session', 'frame', /modules\/auth\/[\w-]+\/route-access\./],
  logout: ['session/logout'],
  // What is typed in forms: settings load it, a consultation once its first screen is there.
  drafts: ['session/form-drafts'],
  // What the screens of settings and administration share.
  administration: [
    ...['administration/screen', 'frame/errand', 'ui/form/saved', 'ui/form/merge', 'ui/form/controls'],
    /platform\/domain\/(refuse-value|name-key|whole-number)\.|modules\/institution\/[\w-]+\/institutionskennzeichen\./,
  ],
  // Lists that the server pages, with the dialogues of their rows.
  lists: [
    ...['ui/list', 'administration/rows', 'administration/records', 'modules/platform/domain/records'],
    /platform\/domain\/list-query\./,
  ],
  // Tables as files: the dialogue, which comes later.
  files: ['administration/table-import', /platform\/domain\/tables\/table-text\./],
  // The screens of settings and administration, with what each alone is made of: none loads the others.
  contact: ['administration/contact'],
  address: ['modules/institution/contact'],
  paket: ['modules/institution/pakete'],
  kassen: ['administration/krankenkassen', 'modules/institution/krankenkassen'],
  prices: ['administration/own-prices', 'modules/institution/own-prices'],
  method: ['administration/method', 'modules/institution/calculation-method'],
  transfer: ['administration/transfer'],
  users: ['administration/users', 'modules/auth/users'],
  institution: ['administration/institutions/dialogs'],
  institutions: ['administration/institutions', 'modules/auth/institutions'],
  secondFactor: ['access/second-factor', 'access/account'],
  products: [
    'administration/products',
    /modules\/catalogue\/[\w-]+\/(check-digits|product-(fields|input|list|rules|image))\.ts/,
  ],
  definitions: [
    'administration/definitions',
    /modules\/consultation\/[\w-]+\/(definition-input|recommendation-input)\.ts/,
  ],
  vendor: [
    ...['administration/roles', 'administration/pakete'],
    ...['modules/catalogue/competitors', 'modules/auth/roles'],
  ],
  // Of the catalogue, for the screens of products and for whoever maintains them.
  catalogue: [/modules\/catalogue\/[\w-]+\/(feature-icons|size-(label|order))\.ts/],
  // What every screen of a consultation stands on.
  consulting: [
    ...['consultation/area', 'consultation/draft', 'consultation/leaving', 'consultation/documents/sent'],
    /modules\/consultation\/[\w-]+\/(answers|cart|cart-edit|new-line|chosen-for|companion|area|triggers|allowance)\.ts/,
    /modules\/consultation\/[\w-]+\/(age-question|recommendation-key|size-match|question|answer-limits|multi-select)\.ts/,
    /modules\/consultation\/[\w-]+\/(figure-basis|unit-price)\.ts/,
  ],
  // What the screens about products share.
  care: [
    ...['consultation/care', 'connection/pictures'],
    /modules\/consultation\/[\w-]+\/(care-level|line|prune|hint|recommendation-list|answers-in-words|move-lines)\.ts/,
    /modules\/consultation\/[\w-]+\/(proposal-place|proposal-number|offer-texts|proposal-cost|cart-words)\.ts/,
    /modules\/catalogue\/[\w-]+\/picture-bundle\./,
  ],
  // What the screens with figures share.
  figures: [
    'consultation/figures',
    /modules\/consultation\/[\w-]+\/(care|copayment|offer-hint|offer|price-list|shown-offer|known-cart|daily-changes)\.ts/,
  ],
  documents: ['consultation/documents/kinds'],
  // What is asked before something is lost, loaded later: nothing of a first screen may be put to it.
  questions: ['consultation/questions'],
  drawing: ['ui/drawing'],
  pictures: ['consultation/pictures'],
  visitors: ['frame/entrance'],
};

const byFolder = new Map<string, string>();
const byPattern: (readonly [pattern: RegExp, name: string])[] = [];
for (const [name, parts] of Object.entries(CHUNKS))
  for (const part of parts) {
    if (typeof part === 'string') byFolder.set(pathOf(part), name);
    else byPattern.push([part, name]);
  }

/** Where a folder of the table lies, from the root. */
export function pathOf(folder: string): string {
  return folder.startsWith('modules/') ? folder : `apps/web/${folder}`;
}

/**
 * The file of the browser that a module belongs to; null where the bundler decides.
 *
 * @param id the module's path, as the bundler has it
 */
export function chunkOf(id: string): string | null {
  const named = byPattern.find(([pattern]) => pattern.test(id))?.[1];
  const [, folder = ''] = /\/((?:apps\/web|modules)\/.+)\/[^/]+$/.exec(id) ?? [];
  return named ?? byFolder.get(folder) ?? null;
}
