/**
 * The browser's chunks. Each consists of folders, without their subfolders, and of the files that its
 * patterns match; a pattern takes precedence over a folder. Folders are relative to apps/web, except
 * `modules/…`. Anything else goes where the bundler puts it: to the one screen that uses it, or to a chunk of
 * its own. A small module that several screens share has to be listed: otherwise it may end up in one of the
 * screens, which the others then load as well.
 */
export const CHUNKS: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  // Shared by visitors' pages and consultations.
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
  // Only for visitors' pages.
  entrance: ['access/robot-check', 'access/links', 'ui/password', /modules\/auth\/[\w-]+\/password-rule\./],
  // For visitors' pages and settings, not for consultations.
  forms: ['ui/form', /platform\/domain\/(names|text-field|web-address|field-messages)\.ts/],
  // The frame of every screen behind the login.
  frame: ['connection', 'session', 'frame', /modules\/auth\/[\w-]+\/route-access\./],
  logout: ['session/logout'],
  // Drafts of forms: settings load them at once, a consultation after its first screen.
  drafts: ['session/form-drafts'],
  // Shared by the screens of settings and administration.
  administration: [
    ...['administration/screen', 'frame/errand', 'ui/form/saved', 'ui/form/merge', 'ui/form/controls'],
    /platform\/domain\/(refuse-value|name-key|whole-number)\.|modules\/institution\/[\w-]+\/institutionskennzeichen\./,
  ],
  // Lists paged by the server, with the dialogs of their rows.
  lists: [
    ...['ui/list', 'administration/rows', 'administration/records', 'modules/platform/domain/records'],
    /platform\/domain\/list-query\./,
  ],
  // The dialog for importing tables, loaded later.
  files: ['administration/table-import', /platform\/domain\/tables\/table-text\./],
  // The screens of settings and administration, each in a chunk of its own.
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
  // Parts of the catalogue for the product screens and the product administration.
  catalogue: [/modules\/catalogue\/[\w-]+\/(feature-icons|size-(label|order))\.ts/],
  // The base of every consultation screen.
  consulting: [
    ...['consultation/area', 'consultation/draft', 'consultation/leaving', 'consultation/documents/sent'],
    /modules\/consultation\/[\w-]+\/(answers|cart|cart-edit|new-line|chosen-for|companion|area|triggers|allowance)\.ts/,
    /modules\/consultation\/[\w-]+\/(age-question|recommendation-key|size-match|question|answer-limits|multi-select)\.ts/,
    /modules\/consultation\/[\w-]+\/(figure-basis|unit-price)\.ts/,
  ],
  // Shared by the product screens.
  care: [
    ...['consultation/care', 'connection/pictures'],
    /modules\/consultation\/[\w-]+\/(care-level|line|prune|hint|recommendation-list|answers-in-words|move-lines)\.ts/,
    /modules\/consultation\/[\w-]+\/(proposal-place|proposal-number|offer-texts|proposal-cost|cart-words)\.ts/,
    /modules\/catalogue\/[\w-]+\/picture-bundle\./,
  ],
  // Shared by the screens with figures.
  figures: [
    'consultation/figures',
    /modules\/consultation\/[\w-]+\/(care|copayment|offer-hint|offer|price-list|shown-offer|known-cart|daily-changes)\.ts/,
  ],
  documents: ['consultation/documents/kinds'],
  // Questions before something is lost, loaded later: nothing that a first screen needs may go here.
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

/** Path of a listed folder, relative to the root. */
export function pathOf(folder: string): string {
  return folder.startsWith('modules/') ? folder : `apps/web/${folder}`;
}

/**
 * The chunk of a module; null if the bundler decides.
 *
 * @param id the module's path, as the bundler knows it
 */
export function chunkOf(id: string): string | null {
  const named = byPattern.find(([pattern]) => pattern.test(id))?.[1];
  const [, folder = ''] = /\/((?:apps\/web|modules)\/.+)\/[^/]+$/.exec(id) ?? [];
  return named ?? byFolder.get(folder) ?? null;
}
